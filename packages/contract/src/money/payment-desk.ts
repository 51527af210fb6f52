import { BILLING_DOCUMENT_KINDS } from '@systole/domain/billing/billing-document'
import { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import { CHECKOUT_STATES } from '@systole/domain/payments/checkout'
import { DeskView, NEEDS } from '@systole/domain/payments/desk-view'
import { DIFFERENCE_KINDS } from '@systole/domain/payments/difference'
import { REFUND_STATES } from '@systole/domain/payments/refund'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, ShortText, Time, TimeOrEmpty } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'

const Reason = plainText(1000)
/** An amount in the smallest unit; the currency is as named by the provider. */
const WireMoney = z.object({ amount_minor: z.number().int(), currency: z.string() })

export const WireRefund = z.object({
  refund_id: Id,
  state: z.enum(REFUND_STATES),
  ...WireMoney.shape,
  reason: z.string(),
  ends_case: z.boolean(),
  requested_by: z.string().describe('empty: made at the provider’s own desk'),
  requested: Time,
  mine: z.boolean().describe('the caller asked for it, and so cannot approve it'),
  decided_by: z.string(),
  decided: TimeOrEmpty,
  decision_reason: z.string(),
  failure: z.string().describe('in the provider’s words'),
  ended: TimeOrEmpty,
  returned: TimeOrEmpty.describe('when money that had arrived was back'),
  papers: z
    .array(z.object({ kind: z.enum(BILLING_DOCUMENT_KINDS), number: z.string() }))
    .describe('the credit note and what cancels it'),
})
export type WireRefund = z.infer<typeof WireRefund>

export const WireDispute = z.object({
  dispute_id: z.string(),
  state: z.enum(['open', 'won', 'lost']),
  ...WireMoney.shape,
  reason: z.string(),
  opened: Time,
  closed: TimeOrEmpty,
})

/** A checkout for the office. Stamps are 14 digits UTC, empty if there is none. */
export const WireDeskPayment = z.object({
  id: Id,
  state: z.enum(CHECKOUT_STATES),
  needs: z.array(z.enum(NEEDS)),
  usid: Id,
  case_number: z.string(),
  case_status: CaseStatus,
  pet: z.string(),
  hospital: z.string(),
  payer: z.string(),
  mode: ConsultMode,
  provider: z.string(),
  live: z.boolean(),
  provider_id: z.string(),
  payment_id: z.string(),
  asked: WireMoney,
  paid: WireMoney.nullable(),
  refundable_minor: z.number().int(),
  applicable: z.boolean().describe('set aside, and may be taken for its case after all'),
  alone_minor: z.number().int().describe('up to here one person refunds; above, a second agrees'),
  created: Time,
  paid_at: TimeOrEmpty,
  handled: TimeOrEmpty,
  handled_by: z.string(),
  handled_note: z.string(),
  refunds: z.array(WireRefund),
  disputes: z.array(WireDispute),
})
export type WireDeskPayment = z.infer<typeof WireDeskPayment>
export type DeskPayment = Decoded<WireDeskPayment>

/** A payment at the provider without a matching checkout. */
export const WireForeignPayment = z.object({
  id: Id,
  provider: z.string(),
  provider_id: z.string(),
  payment_id: z.string(),
  reference: z.string(),
  live: z.boolean(),
  ...WireMoney.shape,
  paid_at: Time,
})
export type WireForeignPayment = z.infer<typeof WireForeignPayment>

export const queryDeskPayments = endpoint({
  path: '/api/query_desk_payments',
  summary: 'Payments for the office: with search, what wants a person, failed ones, refunds',
  access: 'queryDeskPayments',
  effect: 'read',
  rate: 'read',
  input: z.object({
    params: json(
      z.object({
        id: ShortText.optional(),
        show: DeskView.optional(),
        find: ShortText.optional().describe('case number, pet, hospital, e-mail, or an id'),
        record_per_page: z.number().int().min(1).max(200).optional(),
        cursor: z.string().max(200).optional(),
      }),
    ).optional(),
  }),
  output: z.object({
    payments: z.array(WireDeskPayment),
    foreign: z.array(WireForeignPayment).describe('only with what wants a person'),
    attention: z.number().int(),
    next: z.string(),
  }),
  errors: [],
})

export const requestRefund = endpoint({
  path: '/api/request_refund',
  summary: 'Give money of a payment back to its card; above the limit a second person agrees',
  access: 'requestRefund',
  effect: 'write',
  rate: 'write',
  input: z.object({
    id: Id,
    amount_minor: z.coerce.number().int().min(1).max(1_000_000_000_000),
    reason: Reason.describe('needed; mailed to the hospital'),
    end_case: z
      .enum(['0', '1'])
      .optional()
      .describe('1 ends a case that no report was released for'),
  }),
  output: z.object({ payment: WireDeskPayment }),
  errors: [
    'paymentNotFound',
    'nothingToRefund',
    'refundTooLarge',
    'refundUnderWay',
    'paymentDisputed',
    'reasonRequired',
    'wrongStatus',
  ],
})

export const decideRefund = endpoint({
  path: '/api/decide_refund',
  summary: 'Agree to a refund that somebody else asked for, or decline it with a reason',
  access: 'decideRefund',
  effect: 'write',
  rate: 'write',
  input: z.object({
    refund_id: Id,
    decision: z.enum(['approve', 'decline']),
    reason: Reason.optional().describe('needed to decline'),
  }),
  output: z.object({ payment: WireDeskPayment }),
  errors: ['refundNotFound', 'refundDecided', 'sameRefunder', 'reasonRequired'],
})

/** Handles a payment of ours or an unmatched one. */
export const handlePayment = endpoint({
  path: '/api/handle_payment',
  summary: 'Note what was done about money that belongs to no submission',
  access: 'handlePayment',
  effect: 'write',
  rate: 'write',
  input: z.object({ id: Id, note: Reason }),
  output: z.object({}),
  errors: ['paymentNotFound', 'reasonRequired'],
})

export const applyPayment = endpoint({
  path: '/api/apply_payment',
  summary: 'Take money that was set aside for the case it came for, which is sent with it',
  access: 'applyPayment',
  effect: 'write',
  rate: 'write',
  input: z.object({ id: Id, note: Reason.describe('needed; stays with the payment') }),
  output: z.object({ payment: WireDeskPayment }),
  errors: [
    'paymentNotFound',
    'reasonRequired',
    'wrongStatus',
    'refundUnderWay',
    'paymentDisputed',
    'caseNotPayable',
    'requiredFilesMissing',
  ],
})

export const WireDifference = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  provider: z.string(),
  provider_id: z.string(),
  id: z.string(),
  usid: z.string(),
  theirs: z.string(),
  ours: z.string(),
})
export type WireDifference = z.infer<typeof WireDifference>
export type PaymentDifference = Decoded<WireDifference>

export const queryPaymentReports = endpoint({
  path: '/api/query_payment_reports',
  summary: 'What the nightly comparisons of the providers’ books with ours found, newest first',
  access: 'queryPaymentReports',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({
    reports: z.array(
      z.object({
        report_id: Id,
        from: Time,
        until: Time,
        ran: Time,
        payments: z.number().int(),
        refunds: z.number().int(),
        difference_count: z.number().int(),
        differences: z.array(WireDifference),
      }),
    ),
  }),
  errors: [],
})
