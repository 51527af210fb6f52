import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/form/text-field.tsx'
import { readFilter, type WorklistFilter } from './worklist-filter.ts'

/** Filters by the first and the last day on which a case was opened; days take the place of a period. STAFF-1. */
export function FilterDays(props: {
  filter: WorklistFilter
  onChange: (filter: WorklistFilter) => void
}) {
  const { filter, onChange } = props
  const { t } = useTranslation('reading')
  const { from = '', to = '' } = filter
  const choose = (name: 'from' | 'to', day: string) => {
    const { period: _, [name]: __, ...rest } = filter
    onChange(readFilter({ ...rest, ...(day && { [name]: day }) }))
  }
  const isReversed = Boolean(from && to && from > to)
  return (
    <>
      <TextField
        type="date"
        label={t('worklist.filter.from')}
        value={from}
        onChange={(event) => choose('from', event.target.value)}
      />
      <TextField
        type="date"
        label={t('worklist.filter.to')}
        value={to}
        error={isReversed ? t('worklist.filter.reversed') : undefined}
        onChange={(event) => choose('to', event.target.value)}
      />
    </>
  )
}
