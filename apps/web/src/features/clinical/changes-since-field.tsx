import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import type { LongTextName } from './clinical-form-state.ts'

const LIMIT = { maxLength: 20_000 }

/** Asks what has changed since the case that a follow-up refers to (CASE-8). */
export const ChangesSinceField = memo(function ChangesSinceField(props: {
  since: Date
  value: string
  onChange: (field: LongTextName, value: string) => void
}) {
  const { since, value, onChange } = props
  const { t } = useTranslation('clinical')
  const format = useFormat()
  return (
    <TextField
      multiline
      rows={4}
      label={t('changes.since', { date: format.date(since) })}
      hint={t('changes.hint')}
      optional
      value={value}
      inputProps={LIMIT}
      onChange={(event) => onChange('changesSince', event.target.value)}
    />
  )
})
