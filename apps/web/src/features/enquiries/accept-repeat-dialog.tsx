import { REPEAT_REASON_MAX } from '@systole/domain/repeats/repeat'
import { cleanText } from '@systole/domain/text/clean-text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import { decideRepeat, type RepeatWords } from './repeats.queries.ts'

/** Accepts a request, with a reason that the hospital reads if one is given. SPEC E29. */
export function AcceptRepeatDialog(props: {
  caseId: string
  repeatId: string
  words: RepeatWords
  promiseMinutes: number
  onClose: () => void
}) {
  const { caseId, repeatId: repeat_id, words, promiseMinutes, onClose } = props
  const { t } = useTranslation('repeats')
  const time = useFormat().duration(promiseMinutes)
  const [reason, setReason] = useState('')
  const said = reason.trim()
  const accepting = useAction({
    run: () =>
      decideRepeat({ caseId, repeat_id, decision: 'accepted', ...(said && { reason: said }) }),
    done: t(`${words}.acceptedDone`, { time }),
    onDone: onClose,
  })
  return (
    <FormDialog
      title={t(`${words}.acceptTitle`)}
      submitLabel={t('confirmAccept')}
      action={accepting}
      isTouched={reason !== ''}
      byButtonOnly
      onSubmit={() => accepting.start()}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{t(`${words}.acceptText`, { time })}</p>
      <TextField
        multiline
        rows={3}
        label={t('acceptReason')}
        hint={t('acceptHint')}
        maxLength={REPEAT_REASON_MAX}
        value={reason}
        onChange={({ target }) => setReason(cleanText(target.value))}
      />
    </FormDialog>
  )
}
