import { styled } from '@mui/material/styles'
import { FILTER_BANDS } from '@systole/domain/cases/deadline'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import type { CountedRows } from '../../ui/table/counted-rows.ts'
import type { Band } from './use-worklist-counts.ts'
import type { WorklistFilter } from './worklist-filter.ts'

const Row = styled('div')(({ theme }) => {
  const { brand, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 4px',
    fontSize: '.9375rem',
    color: ink.muted,
    '& > span': { marginRight: 8 },
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 36,
      padding: '2px 10px',
      border: '1px solid transparent',
      borderRadius: 999,
      background: 'none',
      font: 'inherit',
      color: ink.body,
      cursor: 'pointer',
    },
    '& > button:hover': { backgroundColor: surface.sunken },
    '& > button[aria-pressed="true"]': {
      borderColor: brand.main,
      backgroundColor: surface.tint,
      color: brand.hover,
      fontWeight: 600,
    },
    '& > button::before': { content: '""', width: 9, height: 9, borderRadius: 2 },
    '& > button[data-band="timeout"]::before': { backgroundColor: tone.danger.solid },
    '& > button[data-band="under5"]::before': {
      border: `2px solid ${tone.danger.solid}`,
      width: 5,
      height: 5,
    },
    '& > button[data-band="5to10"]::before': { backgroundColor: tone.orange.solid },
    '& > button[data-band="10to30"]::before': { backgroundColor: tone.warn.solid },
    '& > button[data-band="30to90"]::before': { backgroundColor: tone.neutral.solid },
    '@media (forced-colors: active)': { '& > button::before': { border: '1px solid' } },
    [theme.breakpoints.down('md')]: { '& > button': { minHeight: 44 } },
  }
})

/** Counts the cases of the view by the time that is left, and filters by it. STAFF-1, STAFF-5. */
export function WorklistBands(props: {
  filter: WorklistFilter
  onChange: (filter: WorklistFilter) => void
  countOf: (band: Band) => CountedRows | undefined
}) {
  const { filter, onChange, countOf } = props
  const { t } = useTranslation('reading')
  const format = useFormat()
  const { band: chosen, ...others } = filter
  return (
    <Row role="group" aria-label={t('worklist.filter.band')}>
      <span aria-hidden>{t('worklist.filter.band')}</span>
      {FILTER_BANDS.map((band) => {
        const counted = countOf(band)
        return (
          <button
            key={band}
            type="button"
            data-band={band}
            aria-pressed={band === chosen}
            onClick={() => onChange(band === chosen ? others : { ...others, band })}
          >
            {t(`worklist.band.${band}`)}
            {counted && <b>{format.counted(counted)}</b>}
          </button>
        )
      })}
    </Row>
  )
}
