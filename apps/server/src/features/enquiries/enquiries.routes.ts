import { contract } from '@systole/contract/contract'
import type { Serve } from '../../http/serve.ts'
import { answerEnquiry } from './answer-enquiry.ts'
import { askAfterReport } from './ask-after-report.ts'
import { askClinic } from './ask-clinic.ts'
import { queryEnquiries } from './query-enquiries.ts'
import { withdrawEnquiry } from './withdraw-enquiry.ts'

export function enquiryRoutes(serve: Serve) {
  const { enquiries } = contract
  serve.call(enquiries.queryEnquiries, queryEnquiries)
  serve.call(enquiries.askClinic, askClinic)
  serve.call(enquiries.answerEnquiry, answerEnquiry)
  serve.call(enquiries.withdrawEnquiry, withdrawEnquiry)
  serve.call(enquiries.askAfterReport, askAfterReport)
}
