import { REPEAT_REASON_MAX, RepeatDecision } from '@systole/domain/repeats/repeat'
import { SERVICE_IDS } from '@systole/domain/services/service-id'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, Time, TimeOrEmpty } from '../wire/form-fields.ts'

const Words = plainText(REPEAT_REASON_MAX).trim()

/** A request that a report be done again. Stamps are 14 digits UTC, empty if there is none. */
export const WireRepeat = z.object({
  repeat_id: Id,
  revision: z.string().describe('the report it is about'),
  reason: z.string(),
  resend_reason: z.string().describe('the same, by the name of the specification'),
  accept_reason: z.string().describe('of an accepted request, otherwise empty'),
  decline_reason: z.string().describe('of a declined request, otherwise empty'),
  asked: Time,
  asked_by: z.string(),
  decision: RepeatDecision.or(z.literal('')),
  answer: z.string().describe('why it was decided so'),
  decided: TimeOrEmpty,
})
export type WireRepeat = z.infer<typeof WireRepeat>

export const queryRepeats = endpoint({
  path: '/api/query_report_repeats',
  summary:
    'Requests for re-performance of the report, oldest first, and until when one can be made',
  access: 'queryRepeats',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id }),
  output: z.object({
    repeats: z.array(WireRepeat),
    until: TimeOrEmpty.describe('stamp until when it can be asked, empty before the report'),
    left_ms: z.number().int().describe('how long that is, 0 once it is over'),
    refused: z
      .enum(['', 'wrongStatus', 'repeatAsked', 'repeatOver'])
      .describe('why it cannot be asked for now, empty when it can'),
    service: z.enum(SERVICE_IDS),
    promise_minutes: z.number().int().describe('of the next revision, from the acceptance'),
  }),
  errors: ['caseNotFound'],
})

export const askRepeat = endpoint({
  path: '/api/ask_report_repeat',
  summary:
    'Ask for the report to be done again: a hospital within one day of its delivery and once a revision, an admin at any time',
  access: 'askRepeat',
  effect: 'write',
  rate: 'write',
  input: z.object({ usid: Id, reason: Words.min(1) }),
  output: z.object({ repeat: WireRepeat }),
  errors: ['caseNotFound', 'wrongStatus', 'repeatAsked', 'repeatOver'],
})

export const decideRepeat = endpoint({
  path: '/api/decide_report_repeat',
  summary: 'Accept a re-performance, which opens the case again, or decline it with a reason',
  access: 'decideRepeat',
  effect: 'write',
  rate: 'write',
  input: z.object({
    usid: Id,
    repeat_id: Id,
    decision: RepeatDecision,
    reason: Words.optional().describe('required when declined; the hospital reads it'),
  }),
  output: z.object({ repeat: WireRepeat }),
  errors: ['caseNotFound', 'wrongStatus', 'reasonRequired'],
})
