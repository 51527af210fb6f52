import { styled } from '@mui/material/styles'
import { StatedFacts } from '@systole/domain/ecg-recordings/stated-facts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../api/client.ts'
import { orThrow } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { recordingsQuery } from '../../ecg-trace/recordings/recordings.queries.ts'

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  maxWidth: 420,
  '& > *': { width: '100%' },
  '& > button': { width: 'auto' },
  '& p': { margin: 0, fontSize: '.875rem' },
})

const UNITS = { millivolts: '1', microvolts: '1000', counts: '' } as const
type Unit = keyof typeof UNITS
const UNIT_NAMES = ['counts', 'millivolts', 'microvolts'] as const satisfies Unit[]

const WORDS = {
  unitsPerMillivolt: {
    hint: 'import.gainHint',
    label: 'import.units',
    invalid: 'import.invalid',
  },
  samplesPerSecond: {
    hint: 'import.rateHint',
    label: 'import.rate',
    invalid: 'import.invalidRate',
  },
} as const satisfies Record<keyof StatedFacts, object>

/** Asks staff for the fact that a file lacks, and reads the file again with it. Handbook 7. */
export function StatementForm(props: {
  caseId: string
  names: readonly string[]
  missing: keyof StatedFacts
}) {
  const { caseId, names, missing } = props
  const { t } = useTranslation('ecg')
  const [unit, setUnit] = useState<Unit>('counts')
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const isGain = missing === 'unitsPerMillivolt'
  const words = WORDS[missing]
  const value = Number((isGain && UNITS[unit]) || text.trim().replace(',', '.') || Number.NaN)
  const isValid = StatedFacts.shape[missing].safeParse(value).success
  const { again, sending } = useStating(caseId, names)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isValid) void again(missing, value)
  }
  const error = isTried && !isValid ? t(words.invalid) : undefined
  return (
    <Form noValidate onSubmit={submit}>
      <p>{t(words.hint)}</p>
      {isGain && (
        <SelectField
          label={t('import.gain')}
          value={unit}
          options={UNIT_NAMES.map((name) => ({ value: name, label: t(`import.gains.${name}`) }))}
          onChange={({ currentTarget }) =>
            setUnit(UNIT_NAMES.find((name) => name === currentTarget.value) ?? 'counts')
          }
        />
      )}
      {(!isGain || unit === 'counts') && (
        <TextField
          label={t(words.label)}
          inputMode="decimal"
          value={text}
          {...(!isGain && { unit: 'Hz' })}
          error={error}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {sending.error !== undefined && (
        <FailureNotice error={sending.error} onRetry={() => void again(missing, value)} />
      )}
      <Button type="submit" size="small" variant="contained" disabled={sending.is}>
        {t('import.again')}
      </Button>
    </Form>
  )
}

/** Sends the statement, upon which the file is read again. */
function useStating(caseId: string, names: readonly string[]) {
  const [sending, setSending] = useState<{ is: boolean; error?: unknown }>({ is: false })
  const again = async (missing: keyof StatedFacts, value: number) => {
    setSending({ is: true })
    const stated =
      missing === 'unitsPerMillivolt'
        ? { units_per_millivolt: value }
        : { samples_per_second: value }
    try {
      await orThrow(
        client.ecgRecordings.importEcgFile({ caseId, fileNames: [...names], ...stated }),
      )
      setSending({ is: false })
    } catch (error) {
      setSending({ is: false, error })
    }
    await queryClient.invalidateQueries(recordingsQuery(caseId))
  }
  return { again, sending }
}
