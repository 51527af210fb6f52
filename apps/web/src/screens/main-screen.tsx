import { styled } from '@mui/material/styles'
import { PawPrint } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../errors/query-failure.tsx'
import { UnfinishedCases } from '../features/cases/drafts/unfinished-cases.tsx'
import { ModeExplainer } from '../features/cases/frame/mode-explainer.tsx'
import { NewReports } from '../features/cases/lists/new-reports.tsx'
import { WaitingCases } from '../features/cases/lists/waiting-cases.tsx'
import { promiseOf } from '../features/cases/promise-of.ts'
import { ReconsultSlot } from '../features/cases/reconsult/reconsult-slot.tsx'
import { type Reconsultable, reconsultable } from '../features/cases/reconsult/reconsultable.ts'
import { useVetCases } from '../features/cases/use-vet-cases.ts'
import { PaymentReturnSlot } from '../features/payments/payment-return-slot.tsx'
import { hasCreditPlan } from '../session/home-of.ts'
import { useSession } from '../session/session-context.tsx'
import { useDocumentTitle } from '../shell/document-title.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { RowSkeletons } from '../ui/feedback/skeletons.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Page } from '../ui/layout/page.tsx'
import { MainGreeting } from './main/main-greeting.tsx'
import { MainLinks } from './main/main-links.tsx'
import { NewTestButton, NewTestRefusal } from './new-test-button.tsx'
import { useDraftDeletion } from './use-draft-deletion.tsx'
import { usePrices } from './use-prices.ts'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: 28,
  alignItems: 'start',
  '& > .lists': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
  '& > .aside': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** Renders the vet's start page: new reports, cases that wait for the vet, cases that wait for the cardiologist (S2). */
export function MainScreen() {
  const { t } = useTranslation(['main', 'shell'])
  useDocumentTitle(t('title'))
  const session = useSession()
  const cases = useVetCases()
  const { tags } = usePrices()
  const [reconsult, setReconsult] = useState<Reconsultable>()
  const deletion = useDraftDeletion()
  return (
    <Page>
      <PaymentReturnSlot />
      <NewTestRefusal />
      <MainGreeting
        newReports={cases.newReports.length}
        waiting={cases.waitingForMe.length}
        isNewUser={isEmpty(cases)}
        known={cases.unfinished.isSuccess && cases.reports.isSuccess}
      />
      <Columns>
        <div className="lists">
          {!hasCreditPlan(session) && <Notice tone="warn">{t('shell:noCreditPlan.text')}</Notice>}
          <CaseLists
            cases={cases}
            isDeleting={deletion.busy}
            onDelete={(consult) => void deletion.remove([consult])}
            onReconsult={(report) => setReconsult(reconsultable(report))}
          />
        </div>
        <div className="aside">
          <ModeExplainer prices={tags} />
          <MainLinks />
        </div>
      </Columns>
      {deletion.dialog}
      <ReconsultSlot of={reconsult} uid={session.uid} onClose={() => setReconsult(undefined)} />
    </Page>
  )
}

type VetCases = ReturnType<typeof useVetCases>

function isEmpty({ unfinished, reports }: VetCases): boolean {
  return unfinished.data?.length === 0 && reports.data?.length === 0
}

function CaseLists(props: {
  cases: VetCases
  isDeleting: boolean
  onDelete: (consult: VetCases['waitingForMe'][number]) => void
  onReconsult: (report: VetCases['newReports'][number]) => void
}) {
  const { cases, isDeleting, onDelete, onReconsult } = props
  const { unfinished, reports, newReports, waitingForMe, withCardiologist, now } = cases
  if (unfinished.isPending || reports.isPending) return <RowSkeletons rows={4} />
  const failed = [unfinished, reports].find((query) => query.isError)
  const nothing = newReports.length + waitingForMe.length + withCardiologist.length === 0
  const isLate = withCardiologist.some((consult) => promiseOf(consult, now)?.state === 'late')
  const waiting = withCardiologist.length > 0 && (
    <WaitingCases cases={withCardiologist} now={now} onRead={cases.markRead} />
  )
  return (
    <>
      {failed && <QueryFailure query={failed} />}
      {newReports.length > 0 && (
        <NewReports
          reports={newReports}
          now={now}
          onRead={cases.markRead}
          onReconsult={onReconsult}
        />
      )}
      {isLate && waiting}
      {waitingForMe.length > 0 && (
        <UnfinishedCases cases={waitingForMe} {...{ now, isDeleting, onDelete }} />
      )}
      {!isLate && waiting}
      {nothing && !failed && (isEmpty(cases) ? <FirstCase /> : <AllDone />)}
    </>
  )
}

/** Shows a new user the single next step. */
function FirstCase() {
  const { t } = useTranslation('main')
  return (
    <Card as="section">
      <EmptyState icon={PawPrint} title={t('summary.firstCaseTitle')} action={<NewTestButton />}>
        {t('summary.firstCase')}
      </EmptyState>
    </Card>
  )
}

function AllDone() {
  const { t } = useTranslation('main')
  return (
    <Card as="div">
      <EmptyState icon={PawPrint}>{t('summary.nothing')}</EmptyState>
    </Card>
  )
}
