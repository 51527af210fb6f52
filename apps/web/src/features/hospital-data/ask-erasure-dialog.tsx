import { isNameOf } from '@systole/domain/hospital-data/erasure'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { askErasure, type HospitalData } from './hospital-data.queries.ts'

const MAX_CHARACTERS = 1000

/** Asks for the hospital's name again and for the reason, and requests the erasure. */
export function AskErasureDialog(props: { data: HospitalData; onClose: () => void }) {
  const { data, onClose } = props
  const { t } = useTranslation('hospitalData', { keyPrefix: 'erasure.askDialog' })
  const [name, setName] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const asking = useAction({
    run: (wish: { name: string; reason: string }) => askErasure(data.hospital_id, wish),
    done: t('done'),
    onDone: onClose,
  })
  const confirm = (reason: string) => {
    const isRight = isNameOf(data.name, name)
    setWrong(!isRight)
    if (isRight) asking.start({ name, reason })
    else field.current?.focus()
  }
  return (
    <ReasonDialog
      title={t('title', { hospital: data.name })}
      field={{
        label: t('reason'),
        hint: t('hint'),
        missing: t('missing'),
        maxLength: MAX_CHARACTERS,
      }}
      confirmLabel={t('confirm')}
      action={asking}
      danger
      initialFocus={field}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>{t('text')}</p>
      <TextField
        inputRef={field}
        label={t('name')}
        hint={t('nameHint', { hospital: data.name })}
        value={name}
        autoComplete="off"
        error={isWrong ? t('nameWrong') : undefined}
        onChange={(event) => {
          setName(event.target.value)
          setWrong(false)
        }}
      />
    </ReasonDialog>
  )
}
