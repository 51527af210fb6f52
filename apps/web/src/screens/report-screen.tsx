import type { Case } from '@systole/contract/cases/wire-case'
import { paths } from '@systole/contract/pages'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../errors/query-failure.tsx'
import { reportsQuery } from '../features/cases/cases.queries.ts'
import { FilterBar } from '../features/cases/lists/filter-bar.tsx'
import { useReadReports } from '../features/cases/lists/read-reports.ts'
import { ReportTable } from '../features/cases/lists/report-table.tsx'
import { useListFilter } from '../features/cases/lists/use-list-filter.ts'
import { ReconsultSlot } from '../features/cases/reconsult/reconsult-slot.tsx'
import { type Reconsultable, reconsultable } from '../features/cases/reconsult/reconsultable.ts'
import { useVetCases } from '../features/cases/use-vet-cases.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../ui/feedback/skeletons.tsx'
import { useDebouncedValue } from '../ui/hooks/use-debounced-value.ts'
import { Card } from '../ui/layout/card.tsx'
import { Page } from '../ui/layout/page.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx'

const CHIPS = ['all', 'unread', 'basic', 'advance', 'ecg'] as const
const ECG_SERVICES = ['ecg1l', 'ecg6l'] as const
type Which = (typeof CHIPS)[number]

/** REPT-1, REPT-2: lists released reports and starts follow-ups; ECG reports have a chip of their own. SPEC E34. */
export function ReportScreen() {
  const { t } = useTranslation('cases')
  useDocumentTitle(t('reportTitle'))
  const { which, setWhich, find, setFind } = useListFilter(paths.report, CHIPS)
  const wanted = useDebouncedValue(find.trim())
  return (
    <Page>
      <PageHeader title={t('reportTitle')} lead={t('reports.lead')} />
      <ReportFilter which={which} onWhich={setWhich} find={find} onFind={setFind} />
      <Reports which={which} wanted={wanted} />
    </Page>
  )
}

/** Renders the reports; memoized, so that typing a name does not render them again. */
const Reports = memo(function Reports({ which, wanted }: { which: Which; wanted: string }) {
  const { t } = useTranslation('cases')
  const { uid } = useSession()
  const { now } = useVetCases()
  const { isUnread, markRead } = useReadReports()
  const [reconsult, setReconsult] = useState<Reconsultable>()
  const closed = useInfiniteQuery({
    ...reportsQuery({
      petName: wanted,
      mode: which === 'basic' || which === 'advance' ? which : undefined,
      services: which === 'ecg' ? ECG_SERVICES : undefined,
    }),
    placeholderData: keepPreviousData,
  })
  const reports = closed.data?.pages.flatMap(({ sessions }) => sessions) ?? []
  const isNew = (report: Case) => isUnread(report, now)
  const shown = which === 'unread' ? reports.filter(isNew) : reports
  return (
    <>
      {closed.isPending && <RowSkeletons rows={5} />}
      <QueryFailure query={closed} />
      {closed.data && (
        <>
          <VisuallyHidden role="status">
            {t('reports.count', { count: shown.length })}
          </VisuallyHidden>
          {shown.length > 0 ? (
            <ReportTable
              reports={shown}
              now={now}
              busy={closed.isPlaceholderData}
              isUnread={isNew}
              onRead={markRead}
              onReconsult={(report) => setReconsult(reconsultable(report))}
            />
          ) : (
            <NoReports filtered={which !== 'all' || wanted !== ''} />
          )}
          {closed.hasNextPage && (
            <MoreButton
              busy={closed.isFetchingNextPage}
              onClick={() => void closed.fetchNextPage()}
            />
          )}
        </>
      )}
      <ReconsultSlot of={reconsult} uid={uid} onClose={() => setReconsult(undefined)} />
    </>
  )
})

function ReportFilter(props: {
  which: Which
  onWhich: (which: Which) => void
  find: string
  onFind: (find: string) => void
}) {
  const { t } = useTranslation(['cases', 'common'])
  const { reports } = useVetCases()
  // a hospital without ECG reports has no use for their chip
  const hasEcg = reports.data?.some(({ serviceId }) => isEcgService(serviceId)) === true
  return (
    <FilterBar
      label={t('reports.shown')}
      chips={[
        { id: 'all', label: t('reports.all') },
        { id: 'unread', label: t('reports.unread') },
        { id: 'basic', label: t('common:mode.basic') },
        { id: 'advance', label: t('common:mode.advance') },
        ...(hasEcg || props.which === 'ecg'
          ? [{ id: 'ecg' as const, label: t('ongoing.ecg') }]
          : []),
      ]}
      chosen={props.which}
      onChoose={props.onWhich}
      findLabel={t('reports.filter')}
      find={props.find}
      onFind={props.onFind}
    />
  )
}

function NoReports({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation(['cases', 'common'])
  return (
    <Card as="div">
      <EmptyState icon={FileText}>
        {filtered ? t('common:nothingMatches') : t('reports.empty')}
      </EmptyState>
    </Card>
  )
}

function MoreButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Button variant="outlined" onClick={onClick} aria-disabled={busy} style={{ marginTop: 16 }}>
      {busy ? t('loading') : t('showMore')}
    </Button>
  )
}
