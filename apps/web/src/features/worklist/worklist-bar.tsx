import { styled } from '@mui/material/styles'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useFormat } from '../../ui/use-format.ts'
import type { WorklistFilter, WorklistItem } from './worklist-item.ts'

const Bar = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 14px',
    color: ink.muted,
    fontSize: '.9375rem',
    '& fieldset': { display: 'flex', gap: 6, flexWrap: 'wrap' },
    '& fieldset button': {
      minHeight: 36,
      padding: '0 14px',
      border: `1px solid ${edge.control}`,
      borderRadius: 999,
      backgroundColor: surface.paper,
      color: ink.body,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
      [theme.breakpoints.down('md')]: { minHeight: 44 },
    },
    '& fieldset button[aria-pressed="true"]': {
      borderColor: brand.main,
      backgroundColor: surface.tint,
      color: brand.hover,
    },
    '& > span': { flex: 1 },
  }
})
const FILTERS: readonly WorklistFilter[] = ['all', 'free', 'mine']

/** Which cases are shown, how many there are, and how fresh the list is. */
export function WorklistBar(props: {
  items: readonly WorklistItem[]
  total: number
  filter: WorklistFilter
  onFilter: (filter: WorklistFilter) => void
  updatedAt: Date
  busy: boolean
  onRefresh: () => void
}) {
  const { items, total, filter, onFilter, updatedAt, busy, onRefresh } = props
  const { t } = useTranslation('reading')
  const format = useFormat()
  const mine = items.filter(({ reader }) => reader.is === 'me').length
  return (
    <Bar aria-busy={busy}>
      <fieldset aria-label={t('worklist.filter.label')}>
        {FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            onClick={() => onFilter(name)}
          >
            {t(`worklist.filter.${name}`)}
          </button>
        ))}
      </fieldset>
      <span>{t('worklist.overview', { count: total, mine })}</span>
      {t('worklist.refreshed', { time: format.time(updatedAt) })}
      <IconButton aria-label={t('worklist.refresh')} disabled={busy} onClick={onRefresh}>
        <Icon of={RefreshCw} />
      </IconButton>
    </Bar>
  )
}
