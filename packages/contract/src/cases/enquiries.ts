import { ENQUIRY_TEXT_MAX, EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, Time, TimeOrEmpty } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'

/** A text sent by one side to the other. */
const EnquiryText = plainText(ENQUIRY_TEXT_MAX).trim().min(1)

/** A question between cardiologist and clinic. Stamps are 14 digits UTC, empty if there is none. */
export const WireEnquiry = z.object({
  eid: Id,
  kind: EnquiryKind,
  state: z.enum(['open', 'answered', 'withdrawn']),
  text: z.string(),
  fname: z.string().describe('the file it is about, empty when none'),
  asked: Time,
  asked_by: z.string(),
  answer: z.string(),
  answered: TimeOrEmpty,
  answered_by: z.string(),
})
export type WireEnquiry = z.infer<typeof WireEnquiry>
export type CaseEnquiry = Decoded<WireEnquiry>

const usid = { usid: Id }

export const queryEnquiries = endpoint({
  path: '/api/query_enquiries',
  summary: 'What cardiologist and clinic asked each other about a case, oldest first',
  access: 'queryEnquiries',
  effect: 'read',
  rate: 'read',
  input: z.object(usid),
  output: z.object({
    enquiries: z.array(WireEnquiry),
    left: z.number().int().describe('clarifications the report still includes'),
    until: TimeOrEmpty.describe('stamp until when they are included, empty before the report'),
  }),
  errors: ['caseNotFound'],
})

const one = z.object({ enquiry: WireEnquiry })

export const askClinic = endpoint({
  path: '/api/ask_clinic',
  summary:
    'Ask the clinic for better files or a clarification; the clock is paused until the answer',
  access: 'askClinic',
  effect: 'write',
  rate: 'write',
  input: z.object({
    ...usid,
    kind: EnquiryKind.extract(['files', 'clarification']),
    text: EnquiryText,
    fid: Id.optional().describe('the file that should be better'),
  }),
  output: one,
  errors: ['caseNotFound', 'wrongStatus', 'enquiryOpen'],
})

export const answerEnquiry = endpoint({
  path: '/api/answer_enquiry',
  summary: 'Answer an enquiry; the clock goes on when the clinic answers',
  access: 'answerEnquiry',
  effect: 'write',
  rate: 'write',
  input: z.object({ ...usid, eid: Id, text: EnquiryText }),
  output: one,
  errors: ['caseNotFound', 'enquiryNotFound', 'wrongStatus'],
})

export const withdrawEnquiry = endpoint({
  path: '/api/withdraw_enquiry',
  summary: 'Take back an enquiry to the clinic; the clock goes on',
  access: 'withdrawEnquiry',
  effect: 'write',
  rate: 'write',
  input: z.object({ ...usid, eid: Id }),
  output: one,
  errors: ['caseNotFound', 'enquiryNotFound', 'wrongStatus'],
})

export const askAfterReport = endpoint({
  path: '/api/ask_after_report',
  summary: 'Ask the cardiologist about a released report: two clarifications within seven days',
  access: 'askAfterReport',
  effect: 'write',
  rate: 'write',
  input: z.object({ ...usid, text: EnquiryText }),
  output: one,
  errors: ['caseNotFound', 'wrongStatus', 'enquiryOpen', 'enquiriesUsed', 'enquiriesOver'],
})
