import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, ShortText, Time, TimeOrEmpty } from '../wire/form-fields.ts'

const usid = { usid: Id }

/** The newest report mail to one address. Stamps are 14 digits UTC, empty where there is none. */
export const WireDelivery = z.object({
  mid: Id,
  revision: z.string(),
  email: z.string(),
  state: z.enum(['queued', 'sent', 'accepted', 'bounced', 'opened']),
  attempts: z.number().int(),
  problem: z.string().describe('what the mail server said last; staff only'),
  queued: Time,
  accepted: TimeOrEmpty,
  bounced: TimeOrEmpty,
})
export type WireDelivery = z.infer<typeof WireDelivery>

export const queryDeliveries = endpoint({
  path: '/api/query_report_deliveries',
  summary: 'Where the mails of the newest report stand, and who opened it in the portal',
  access: 'queryDeliveries',
  effect: 'read',
  rate: 'read',
  input: z.object(usid),
  output: z.object({
    revision: z.string().describe('the newest; empty before the first report'),
    deliveries: z.array(WireDelivery),
    opened: z.array(z.object({ name: z.string(), time: Time })),
    addresses: z.array(z.string()).describe('where the hospital wants its reports now'),
  }),
  errors: ['caseNotFound'],
})

/**
 * Sends to one address of the hospital, or to all its current addresses. A mail that is still being delivered is not sent twice.
 */
export const resendReport = endpoint({
  path: '/api/resend_report',
  summary: 'Mail the newest report again',
  access: 'resendReport',
  effect: 'write',
  rate: 'write',
  input: z.object({
    ...usid,
    email: ShortText.optional().describe('one of the addresses; all of them when absent'),
  }),
  output: z.object({ sent_to: z.array(z.string()) }),
  errors: ['caseNotFound', 'wrongStatus', 'mailUnderWay', 'resentTooOften'],
})

export const openReport = endpoint({
  path: '/api/open_report',
  summary: 'Note that somebody of the hospital has opened a report',
  access: 'openReport',
  effect: 'write',
  rate: 'write',
  input: z.object({ ...usid, revision: ShortText }),
  output: z.object({}),
  errors: ['caseNotFound'],
})

export const queryUndelivered = endpoint({
  path: '/api/query_undelivered_mails',
  summary: 'Mails about cases that came back and are not settled',
  access: 'queryUndelivered',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({
    total: z.number().int(),
    mails: z.array(
      z.object({
        mid: Id,
        usid: Id,
        id: z.string().describe('the number of the case'),
        pet: z.string(),
        hospital: z.string(),
        phone: z.string(),
        email: z.string(),
        subject: z.string(),
        revision: z.string().describe('of the report it brings; empty for other mails'),
        problem: z.string(),
        bounced: TimeOrEmpty,
      }),
    ),
  }),
  errors: [],
})

export const settleMail = endpoint({
  path: '/api/settle_undelivered_mail',
  summary: 'Take a mail that came back off the list',
  access: 'settleMail',
  effect: 'write',
  rate: 'write',
  input: z.object({ mid: Id }),
  output: z.object({}),
  errors: ['mailNotFound'],
})

/** Marks a mail as bounced after it was accepted, because late bounce notices are received by a person. */
export const markBounced = endpoint({
  path: '/api/mark_mail_bounced',
  summary: 'Note that a mail came back after it was accepted',
  access: 'markBounced',
  effect: 'write',
  rate: 'write',
  input: z.object({ mid: Id, problem: ShortText.min(1) }),
  output: z.object({}),
  errors: ['mailNotFound', 'wrongStatus'],
})
