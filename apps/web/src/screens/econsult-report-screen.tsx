import { ReportView } from '../features/reports/report-view.tsx'
import { reportSearch, useSearchParams } from '../search-params.ts'

/** `/econsult-report?usid&revision` (RVIEW-1). */
export function EconsultReportScreen() {
  const { usid, revision } = useSearchParams(reportSearch)
  return <ReportView usid={usid} revision={revision} />
}
