import { styled } from '@mui/material/styles'
import type { EcgReading } from '@systole/domain/ecg-values/ecg-reading'
import {
  ECG_VALUES,
  type EcgValueField as Field,
  isPossible,
} from '@systole/domain/ecg-values/ecg-value'
import { typedNumber } from '@systole/domain/text/minus-sign'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useEcgValueWords } from './use-ecg-value-words.ts'

/** Keeps the value of a person, or without one returns to the automatic value. */
export type SaveEcgValue = (field: Field, value: number | undefined) => Promise<unknown>

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 8 },
})

/** Edits one value of an ECG in place; the decimal comma is understood. */
export function EcgValueField(props: {
  reading: EcgReading
  onSave: SaveEcgValue
  onClose: () => void
}) {
  const { reading, onSave, onClose } = props
  const { field, value, given, automatic } = reading
  const { t } = useTranslation(['ecg', 'common'])
  const words = useEcgValueWords()
  const { step, unit } = ECG_VALUES[field]
  const digits = step >= 1 ? 0 : 3
  const [text, setText] = useState(value === undefined ? '' : String(Number(value.toFixed(digits))))
  const [isInvalid, setInvalid] = useState(false)
  const save = useAction({
    run: (wanted: number | undefined) => onSave(field, wanted),
    done: t('values.saved', { field: words.field(field) }),
    onDone: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const number = typedNumber(text)
    const isWrong = !isPossible(field, number)
    setInvalid(isWrong)
    if (!isWrong) save.start(number)
  }
  const error = isInvalid ? t('values.invalid') : save.problem
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label={words.field(field)}
        unit={unit}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation() // the file stays open
          onClose()
        }}
        {...(error && { error })}
      />
      <div>
        <Button type="submit" variant="contained" aria-disabled={save.isBusy}>
          {t('values.save')}
        </Button>
        {given && automatic && (
          <Button variant="outlined" onClick={() => save.start(undefined)}>
            {t('values.back')}
          </Button>
        )}
        <Button onClick={onClose}>{t('common:cancel')}</Button>
      </div>
    </Form>
  )
}
