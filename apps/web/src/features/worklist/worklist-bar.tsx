import { styled } from '@mui/material/styles'
import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../ui/filter-chips.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useFormat } from '../../ui/use-format.ts'
import type { WorklistFilter, WorklistItem } from './worklist-item.ts'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  color: (theme.vars ?? theme).palette.ink.muted,
  fontSize: '.9375rem',
  '& > [role="group"]': { flex: 'none' },
  '& > span': { flex: 1 },
  '& > small': { fontSize: 'inherit', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { '& > [role="group"]': { flex: '1 0 100%' } },
}))
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
      <FilterChips
        label={t('worklist.filter.label')}
        chips={FILTERS.map((id) => ({ id, label: t(`worklist.filter.${id}`) }))}
        chosen={filter}
        onChoose={onFilter}
      />
      <span>{t('worklist.overview', { count: total, mine })}</span>
      <small>{t('worklist.refreshed', { time: format.time(updatedAt) })}</small>
      <IconButton aria-label={t('worklist.refresh')} disabled={busy} onClick={onRefresh}>
        <Icon of={RefreshCw} />
      </IconButton>
    </Bar>
  )
}
