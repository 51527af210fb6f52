import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, ShortText, Time, TimeOrEmpty } from '../wire/form-fields.ts'

/** An email of the portal without its text. `usid` and `id` are empty if it is about no case. */
const SentMail = z.object({
  mid: Id,
  email: z.string(),
  subject: z.string(),
  state: z.enum(['queued', 'sent', 'accepted', 'bounced']),
  attempts: z.number().int(),
  problem: z.string().describe('what the mail server said last'),
  usid: z.string(),
  id: z.string().describe('the number of the case'),
  queued: Time,
  accepted: TimeOrEmpty,
  bounced: TimeOrEmpty,
})

/** Not in the specification. */
export const querySentMails = endpoint({
  path: '/api/query_sent_mails',
  summary:
    'The newest emails of the last 90 days and what became of each, by a part of the address',
  access: 'queryUndelivered',
  effect: 'read',
  rate: 'read',
  input: z.object({ find: ShortText.optional() }),
  output: z.object({
    mails: z.array(SentMail),
    more: z.boolean().describe('true if there are older ones'),
  }),
  errors: [],
})
