import type { queryPaymentReports as contract } from '@systole/contract/money/payment-desk'
import type { CallContext } from '../../../app-context.ts'
import { presentCaseId } from '../../../http/present-case-id.ts'
import type { Call } from '../../../http/serve.ts'
import { newestReports } from './payment-report-store.ts'

export async function queryPaymentReports({ db }: CallContext, _call: Call<typeof contract>) {
  const reports = await newestReports(db)
  return {
    reports: reports.map((report) => ({
      report_id: report.reportId,
      from: report.fromAt,
      until: report.untilAt,
      ran: report.ranAt,
      payments: report.paymentsSeen,
      refunds: report.refundsSeen,
      difference_count: report.differenceCount,
      differences: report.differences.map(({ providerId, checkoutId, caseId, ...rest }) => ({
        ...rest,
        provider_id: providerId,
        id: checkoutId,
        ...presentCaseId(caseId),
      })),
    })),
  }
}
