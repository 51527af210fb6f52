import { Enquiries } from '../features/enquiries/enquiries.tsx'
import { ReportView } from '../features/reports/report-view.tsx'
import { reportSearch, useSearchParams } from '../search-params.ts'
import { useSession } from '../session/session-context.tsx'

/** `/econsult-report?usid&revision` (RVIEW-1). */
export function EconsultReportScreen() {
  const { usid, revision } = useSearchParams(reportSearch)
  const isVet = useSession().user_type === 'vet'
  return (
    <ReportView
      usid={usid}
      revision={revision}
      {...(isVet && { after: <Enquiries at="report" usid={usid} /> })}
    />
  )
}
