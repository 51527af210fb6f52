import { paths } from '@systole/contract/pages'
import { can } from '@systole/domain/access/access'
import { isStaff } from '@systole/domain/accounts/is-staff'
import type { UserType } from '@systole/domain/accounts/user-type'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../api/use-action.ts'
import { ReconsultOffer } from '../features/cases/reconsult/reconsult-offer.tsx'
import { Deliveries } from '../features/deliveries/deliveries.tsx'
import { useReportOpened } from '../features/deliveries/use-report-opened.ts'
import { Enquiries } from '../features/enquiries/enquiries.tsx'
import {
  LazyAmendReport,
  LazyCorrectEcgReport,
} from '../features/reading/correction/correction-part.tsx'
import { ReportDocument } from '../features/reports/report-document.tsx'
import { ReportView } from '../features/reports/report-view.tsx'
import { freshPdfLink, releasedReportQuery } from '../features/reports/reports.queries.ts'
import { useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'
import { lastWorklist } from '../shell/last-worklist.ts'

/** `/econsult-report` (RVIEW-1). */
export function EconsultReportScreen() {
  const { caseId, revision } = useSearchParams('econsultReport')
  const { user_type } = useSession()
  const isVet = !isStaff(user_type)
  const { data } = useQuery(releasedReportQuery(caseId, revision))
  const isConsult = data?.model.format === 1
  const isEcg = data?.model.format === 2
  useReportOpened(caseId, isVet ? data?.revision : undefined)
  return (
    <ReportView
      caseId={caseId}
      revision={revision}
      back={isVet ? paths.report() : backOfStaff(user_type, caseId, isConsult)}
      after={
        <>
          <Delivered caseId={caseId} revision={data?.revision} />
          {isVet && (
            <Enquiries
              at="report"
              caseId={caseId}
              reconsult={isConsult && <ReconsultOffer caseId={caseId} />}
            />
          )}
          {isEcg && !isVet && can(user_type, 'askRepeat') && (
            <Enquiries at="office" caseId={caseId} />
          )}
          {isEcg && can(user_type, 'startCorrection') && <LazyCorrectEcgReport caseId={caseId} />}
          {isConsult && can(user_type, 'startCorrection') && (
            <LazyAmendReport
              caseId={caseId}
              renderReport={(report) => <ReportDocument {...report} />}
            />
          )}
        </>
      }
    />
  )
}

/** Returns the reading room of an eConsult for roles that may open it, else the list. */
function backOfStaff(userType: UserType, caseId: string, isConsult: boolean): string {
  return isConsult && can(userType, 'querySessionInfo') ? paths.reading({ caseId }) : lastWorklist()
}

/** Renders the PDF download for hospitals that received no mail. */
function Delivered({ caseId, revision }: { caseId: string; revision: string | undefined }) {
  const download = useAction({
    run: (of: string) => freshPdfLink(caseId, of),
    onDone: (link) => {
      if (link !== '') window.location.assign(link) // an attachment: the page stays
    },
    failed: (reason) => reason,
  })
  return (
    <Deliveries
      caseId={caseId}
      {...(revision !== undefined && { onDownload: () => download.start(revision) })}
    />
  )
}
