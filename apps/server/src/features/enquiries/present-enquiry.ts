import type { WireEnquiry } from '@systole/contract/cases/enquiries'
import { enquiryState } from '@systole/domain/enquiries/enquiry'
import { toStamp } from '@systole/domain/time/stamp'
import type { EnquiryRow } from './enquiry-store.ts'

export function presentEnquiry(row: EnquiryRow): WireEnquiry {
  return {
    eid: row.enquiryId,
    kind: row.kind,
    state: enquiryState(row),
    text: row.text,
    fname: row.fileName ?? '',
    asked: toStamp(row.askedAt),
    asked_by: row.askedBy,
    answer: row.answer,
    answered: row.answeredAt ? toStamp(row.answeredAt) : '',
    answered_by: row.answeredAt ? row.answeredBy : '',
  }
}
