import { CASE_NOTE_MAX } from '@systole/domain/cases/case-note'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { TextField } from '../../ui/form/text-field.tsx'

/** Asks a senior patcher or the office whether a recording can be used, with the reason. Handbook 1.2. */
export function AskQualityDialog(props: {
  /** The reason that was stated with the quality. */
  reason: string
  /** Returns false if nothing was asked, because a colleague saved the recording meanwhile. */
  ask: (reason: string) => Promise<boolean>
  onEnd: () => void
  onClose: () => void
}) {
  const { reason, ask, onEnd, onClose } = props
  const { t } = useTranslation('patching')
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(reason)
  const [isMissing, setMissing] = useState(false)
  const asking = useAction({
    run: () => ask(text.trim()),
    onDone: (isAsked) => {
      if (isAsked) toast(t('askQuality.done'), 'success')
      onClose()
    },
    onEnd,
  })
  const submit = () => {
    setMissing(text.trim() === '')
    if (text.trim() === '') field.current?.focus()
    else asking.start()
  }
  return (
    <FormDialog
      size="sm"
      title={t('askQuality.title')}
      onClose={onClose}
      isTouched={text !== reason}
      initialFocus={field}
      submitLabel={t('askQuality.confirm')}
      busyLabel={t('askQuality.busy')}
      action={asking}
      onSubmit={submit}
    >
      <p>{t('askQuality.says')}</p>
      <TextField
        ref={field}
        multiline
        rows={4}
        label={t('askQuality.label')}
        hint={t('askQuality.hint')}
        error={isMissing ? t('askQuality.missing') : undefined}
        value={text}
        maxLength={CASE_NOTE_MAX}
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}
