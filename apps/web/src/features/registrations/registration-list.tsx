import { styled } from '@mui/material/styles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { FilterChips } from '../../ui/form/filter-chips.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { RegistrationTable } from './registration-table.tsx'
import { registrationsQuery, SHOWN, type Shown } from './registrations.queries.ts'

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
export function RegistrationList(props: { shown: Shown; onShow: (shown: Shown) => void }) {
  const { shown, onShow } = props
  const { t } = useTranslation(['registration', 'common'])
  const query = useInfiniteQuery(registrationsQuery(shown))
  const waiting = query.data?.pages[0]?.waiting
  return (
    <Stack>
      <Bar>
        <FilterChips
          label={t('staff.filter')}
          chips={SHOWN.map((id) => ({ id, label: t(`staff.${id}`) }))}
          chosen={shown}
          onChoose={onShow}
        />
        <span role="status">{waiting !== undefined && t('staff.count', { count: waiting })}</span>
      </Bar>
      {query.isError && (
        <Notice tone="danger" announce onRetry={() => void query.refetch()}>
          {describeError(query.error)}
        </Notice>
      )}
      {query.isPending && <RowSkeletons rows={4} height={60} />}
      {query.data && <Rows query={query.data} shown={shown} onShow={onShow} />}
      {query.hasNextPage && (
        <Button
          variant="outlined"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('common:showMore')}
        </Button>
      )}
    </Stack>
  )
}

type Pages = {
  pages: readonly { registrations: Parameters<typeof RegistrationTable>[0]['registrations'] }[]
}

function Rows(props: { query: Pages; shown: Shown; onShow: (shown: Shown) => void }) {
  const { query, shown, onShow } = props
  const { t } = useTranslation(['registration', 'common'])
  const rows = query.pages.flatMap(({ registrations }) => registrations)
  if (rows.length > 0) {
    return (
      <Card>
        <RegistrationTable registrations={rows} shown={shown} busy={false} />
      </Card>
    )
  }
  return (
    <Card as="div">
      {shown === 'all' ? (
        <EmptyState icon={Inbox}>{t('staff.empty')}</EmptyState>
      ) : (
        <EmptyState
          icon={Inbox}
          action={
            <Button variant="outlined" onClick={() => onShow('all')}>
              {t('common:clearFilters')}
            </Button>
          }
        >
          {t('common:nothingMatches')}
        </EmptyState>
      )}
    </Card>
  )
}
