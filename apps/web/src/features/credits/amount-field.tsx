import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/form/text-field.tsx'

const WHOLE = /^[1-9]\d{0,5}$/

/** Manages the amount field: a whole number, validated when the dialog is confirmed. */
export function useAmountField() {
  const { t } = useTranslation('credits')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = (
    <TextField
      ref={input}
      label={t('change.amount')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      value={typed}
      error={isWrong ? t('change.amountMissing') : undefined}
      onChange={(event) => {
        setTyped(event.target.value.normalize('NFKC').trim())
        setWrong(false)
      }}
    />
  )
  /** Returns the amount, or undefined and marks the field. */
  const read = (): number | undefined => {
    const isWhole = WHOLE.test(typed)
    setWrong(!isWhole)
    if (!isWhole) input.current?.focus()
    return isWhole ? Number(typed) : undefined
  }
  return { field, read, input }
}
