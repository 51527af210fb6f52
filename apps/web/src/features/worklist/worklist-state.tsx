import { styled } from '@mui/material/styles'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Icon } from '../../ui/display/icon.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import type { CountedRows } from '../../ui/table/counted-rows.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: 44,
  color: (theme.vars ?? theme).palette.ink.muted,
  fontSize: '.9375rem',
  '& > div': { flex: 1 },
  '& > small': { fontSize: 'inherit', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: {
    columnGap: 2,
    fontSize: '.875rem',
    '& > div': { flex: '1 1 auto' },
  },
}))

/** Shows the number of cases and the age of the list. */
export function WorklistState(props: {
  counted: CountedRows | undefined
  updatedAt: Date
  busy: boolean
  onRefresh: () => void
  children: ReactNode
}) {
  const { counted, updatedAt, busy, onRefresh, children } = props
  const { t } = useTranslation('reading')
  const format = useFormat()
  return (
    <Line aria-busy={busy}>
      <span role="status">
        {counted &&
          t('worklist.overview', { count: counted.total, total: format.counted(counted) })}
      </span>
      {children}
      {counted && <small>{t('worklist.refreshed', { time: format.time(updatedAt) })}</small>}
      <IconButton aria-label={t('worklist.refresh')} disabled={busy} onClick={onRefresh}>
        <Icon of={RefreshCw} />
      </IconButton>
    </Line>
  )
}
