import { styled } from '@mui/material/styles'
import { paths } from '@systole/contract/pages'
import { can } from '@systole/domain/access/access'
import { PERIOD_DAYS } from '@systole/domain/operations/period'
import { MINUTE } from '@systole/domain/time/durations'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../errors/query-failure.tsx'
import { AttentionCard } from '../features/operations/figures/attention-card.tsx'
import { useFigureLinks } from '../features/operations/figures/figure-links.ts'
import { FigureStrip } from '../features/operations/figures/figure-strip.tsx'
import {
  type CaseFigures,
  caseFiguresQuery,
  type FigurePeriod,
  figurePeriodOf,
  midnight,
  officeFiguresQuery,
} from '../features/operations/figures/figures.queries.ts'
import { MoneyCard } from '../features/operations/figures/money-card.tsx'
import { PeopleCard } from '../features/operations/figures/people-card.tsx'
import { QueueCard } from '../features/operations/figures/queue-card.tsx'
import { Segments } from '../features/operations/figures/segments.tsx'
import { SetbacksCard } from '../features/operations/figures/setbacks-card.tsx'
import { TurnaroundCard } from '../features/operations/figures/turnaround-card.tsx'
import { SERVICES } from '../features/worklist/worklist-filter.ts'
import { useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { RowSkeletons } from '../ui/feedback/skeletons.tsx'
import { useFormat } from '../ui/format/use-format.ts'
import { useNow } from '../ui/hooks/use-now.ts'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { useNavigateTo } from '../ui/navigation/use-navigate-to.ts'

const Wide = styled(Page)({ maxWidth: 1440 })
const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 460px)',
  alignItems: 'start',
  gap: 16,
  marginTop: 16,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, minWidth: 0 },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div': { display: 'contents' },
    // in one column, what needs attention comes first
    '& > div:last-of-type > section:first-of-type': { order: -1 },
  },
}))
/** The age from which the page says how old its figures are. */
const STALE = 2 * MINUTE

/** Shows the office and the lead of the preparation how the day goes; every number opens its cases. Issue 18. */
export function OperationsScreen() {
  const { t } = useTranslation(['operations', 'common'])
  const go = useNavigateTo()
  const now = useNow()
  const format = useFormat()
  const { days, service } = useSearchParams('operations')
  const shown: FigurePeriod = { ...figurePeriodOf(days, now), service }
  const query = useQuery(caseFiguresQuery(shown))
  const office = useOfficeFigures()
  useDocumentTitle(t('operations:title'))
  const show = (change: { days?: number; service?: FigurePeriod['service'] }) => {
    const next = { days: shown.days, service, ...change }
    go(
      paths.operations({
        ...(next.days !== 1 && { days: next.days }),
        ...(next.service && { service: next.service }),
      }),
      { replace: true },
    )
  }
  const { data } = query
  const isStale = data && now.getTime() - data.at.getTime() > STALE
  return (
    <Wide>
      <PageHeader
        title={t('operations:title')}
        lead={
          isStale
            ? t('operations:stale', { time: format.time(data.at) })
            : t('operations:lead', {
                day: format.date(now),
                time: format.time(data?.at ?? now),
              })
        }
        action={
          <Choices>
            <Segments
              label={t('operations:days.label')}
              choices={PERIOD_DAYS.map((id) => ({ id, label: t(`operations:days.${id}`) }))}
              chosen={shown.days}
              onChoose={(id) => show({ days: id })}
            />
            <Segments
              label={t('operations:service.label')}
              choices={[
                { id: '' as const, label: t('operations:service.all') },
                ...SERVICES.map((id) => ({ id, label: t(`common:services.${id}`) })),
              ]}
              chosen={service ?? ''}
              onChoose={(id) => show({ service: id || undefined })}
            />
          </Choices>
        }
      />
      <QueryFailure query={query} />
      {(query.isLoading || office.isLoading) && <RowSkeletons rows={6} height={88} />}
      {data && !office.isLoading && <Figures figures={data} office={office} shown={shown} />}
    </Wide>
  )
}

/** Loads the tasks and the money of the office, for the roles that see them. */
function useOfficeFigures() {
  const { user_type: userType } = useSession()
  const now = useNow()
  const enabled = can(userType, 'queryOfficeFigures')
  return useQuery({ ...officeFiguresQuery(midnight(now)), enabled })
}

function Figures(props: {
  figures: CaseFigures
  office: ReturnType<typeof useOfficeFigures>
  shown: FigurePeriod
}) {
  const { figures, office, shown } = props
  const links = useFigureLinks(shown)
  return (
    <>
      <FigureStrip figures={figures} links={links} />
      <Columns>
        <div>
          <QueueCard figures={figures} shown={shown} links={links} />
          <PeopleCard figures={figures} links={links} />
          <SetbacksCard figures={figures} links={links} />
        </div>
        <div>
          <QueryFailure query={office} />
          {office.data && <AttentionCard figures={figures} office={office.data} links={links} />}
          <TurnaroundCard figures={figures} links={links} />
          {office.data && <MoneyCard office={office.data} />}
        </div>
      </Columns>
    </>
  )
}
