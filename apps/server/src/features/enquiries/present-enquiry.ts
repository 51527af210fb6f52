import type { WireEnquiry } from '@systole/contract/cases/enquiries'
import { enquiryState } from '@systole/domain/enquiries/enquiry'
import type { EnquiryRow } from './enquiry-store.ts'

export function presentEnquiry(row: EnquiryRow): WireEnquiry {
  return {
    eid: row.enquiryId,
    kind: row.kind,
    state: enquiryState(row),
    text: row.text,
    fname: row.fileName ?? '',
    asked: row.askedAt,
    asked_by: row.askedBy,
    answer: row.answer,
    answered: row.answeredAt,
    answered_by: row.answeredAt ? row.answeredBy : '',
  }
}
