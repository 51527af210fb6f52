import { styled } from '@mui/material/styles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { FilterChips } from '../../ui/form/filter-chips.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { useRegistrationColumns } from './registration-columns.tsx'
import {
  REGISTRATION_FILTERS,
  type RegistrationFilter,
  registrationsQuery,
} from './registrations.queries.ts'

const Stack = styled('div')({ display: 'grid', gap: 16 })
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: (theme.vars ?? theme).palette.ink.muted,
  fontSize: '.9375rem',
  [theme.breakpoints.down('md')]: { '& > [role="group"]': { flex: '1 0 100%' } },
}))

/** Lists waiting applications first, then decided ones. Old rows stay while new ones load. */
export function RegistrationList(props: {
  shown: RegistrationFilter
  onShow: (shown: RegistrationFilter) => void
}) {
  const { shown, onShow } = props
  const { t } = useTranslation(['registration', 'common'])
  const query = useInfiniteQuery(registrationsQuery(shown))
  const waiting = query.data?.pages[0]?.waiting
  return (
    <Stack>
      <Bar>
        <FilterChips
          label={t('staff.filter')}
          chips={REGISTRATION_FILTERS.map((id) => ({ id, label: t(`staff.${id}`) }))}
          chosen={shown}
          onChoose={onShow}
        />
        <span role="status">{waiting !== undefined && t('staff.count', { count: waiting })}</span>
      </Bar>
      <QueryTable
        query={query}
        rowsOf={({ pages }) => pages.flatMap(({ registrations }) => registrations)}
        caption={t('staff.caption')}
        columns={useRegistrationColumns(shown)}
        rowKey={({ registration_id }) => registration_id}
        rowIsLink
        empty={{
          icon: Inbox,
          text: shown === 'all' ? t('staff.empty') : t('common:nothingMatches'),
          action: shown !== 'all' && (
            <Button variant="outlined" onClick={() => onShow('all')}>
              {t('common:clearFilters')}
            </Button>
          ),
        }}
        skeleton={{ rows: 4 }}
      />
    </Stack>
  )
}
