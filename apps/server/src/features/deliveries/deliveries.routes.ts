import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { markBounced } from './mark-bounced.ts'
import { openReport } from './open-report.ts'
import { queryDeliveries } from './query-deliveries.ts'
import { querySentMails } from './query-sent-mails.ts'
import { queryUndelivered } from './query-undelivered.ts'
import { resendReport } from './resend-report.ts'
import { settleMail } from './settle-mail.ts'

export function deliveryRoutes(serve: Serve) {
  serve.call(contract.deliveries.queryDeliveries, queryDeliveries)
  serve.call(contract.deliveries.resendReport, resendReport)
  serve.call(contract.deliveries.openReport, openReport)
  serve.call(contract.deliveries.queryUndelivered, queryUndelivered)
  serve.call(contract.deliveries.querySentMails, querySentMails)
  serve.call(contract.deliveries.settleMail, settleMail)
  serve.call(contract.deliveries.markBounced, markBounced)
}
