import { BILLING_DOCUMENT_KINDS } from '@systole/domain/billing/billing-document'
import { Month } from '@systole/domain/billing/month'
import { TaxRegion } from '@systole/domain/billing/tax-region'
import { ConsultMode } from '@systole/domain/cases/case'
import { Currency } from '@systole/domain/payments/money'
import { z } from 'zod'
import { HospitalId } from '../hospitals/hospital-settings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Id, Time, wholeNumber } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'

const Amount = { currency: Currency, amount_minor: z.number().int() }

/** An issued billing document. */
export const WireBillingDocument = z.object({ id: Id, number: z.string() })

/** A payment, a refund, or a refund that the bank returned. Stamps are 14 digits UTC. */
export const WireStatementEntry = z.object({
  kind: z.enum(['payment', 'refund', 'returned']),
  id: Id.describe('of the payment; the others carry the one they are of'),
  time: Time,
  usid: Id,
  case_id: z.string().describe('the number people call the case by'),
  pet: z.string(),
  mode: ConsultMode,
  ...Amount,
  method: z.enum(['card', 'test']),
  standing: z.enum(['paid', 'processing', 'partlyRefunded', 'refunded', 'inQuestion']),
  payer: z.string(),
  reference: z.string().describe('the provider’s'),
  paper: WireBillingDocument.nullable().describe(
    'its invoice, of a refund its credit note, of a returned one the cancellation',
  ),
})
export type WireStatementEntry = z.infer<typeof WireStatementEntry>
export type StatementEntry = Decoded<WireStatementEntry>

export const WireStatement = z.object({
  month: Month,
  months: z.array(Month).describe('from the newest to the one of the first payment'),
  time_zone: z.string(),
  entries: z.array(WireStatementEntry),
  sums: z.array(
    z.object({
      currency: Currency,
      payments: z.number().int(),
      paid_minor: z.number().int(),
      refunds: z.number().int(),
      refunded_minor: z.number().int(),
      returned: z.number().int(),
      returned_minor: z.number().int(),
      net_minor: z.number().int(),
    }),
  ),
})
export type WireStatement = z.infer<typeof WireStatement>
export type BillingStatement = Decoded<WireStatement>

export const queryStatement = endpoint({
  path: '/api/query_billing_statement',
  summary: 'What a hospital paid in a month and what went back, on the hospital’s calendar',
  access: 'queryStatement',
  effect: 'read',
  rate: 'read',
  input: z.object({ hospital_id: HospitalId, month: Month.optional().describe('else this one') }),
  output: z.object({ statement: WireStatement }),
  errors: ['hospitalNotFound'],
})

/**
 * The printable billing documents. Receipts and invoices are identified by their payment, other documents by their own id,
 * statements by their month.
 */
export const BillingFile = z.enum(['receipt', ...BILLING_DOCUMENT_KINDS, 'statement', 'csv'])
export type BillingFile = z.infer<typeof BillingFile>

export const openBillingFile = endpoint({
  path: '/api/open_billing_paper',
  summary: 'A link to a receipt, an invoice or a statement, for this session and a minute',
  access: 'openBillingFile',
  effect: 'write',
  rate: 'write',
  input: z.object({ hospital_id: HospitalId, paper: BillingFile, id: Id }),
  output: z.object({ url: z.string() }),
  errors: ['hospitalNotFound', 'billingNotFound'],
})

export const WireInvoice = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(BILLING_DOCUMENT_KINDS),
  issued: Time,
  usid: Id,
  case_id: z.string(),
  hospital: z.string(),
  ...Amount,
  tax_region: TaxRegion.nullable(),
  tax_rate: z.number().int().describe('in hundredths of a percent'),
  tax_minor: z.number().int(),
  corrects: z.string().describe('the number of the document that this one corrects; else empty'),
})
export type WireInvoice = z.infer<typeof WireInvoice>

export const INVOICES_PER_PAGE = 1000

/** CALL-42. `uid`: the caller's own; staff name a user of the hospital, or omit it for all. */
export const queryInvoices = endpoint({
  path: '/api/invoice',
  summary:
    'Invoices, credit notes and their cancellations that were issued from start_time until end_time',
  access: 'queryInvoices',
  effect: 'read',
  rate: 'read',
  uid: 'subject',
  input: z.object({
    uid: Id.optional(),
    start_time: Time.optional(),
    end_time: Time.optional(),
    record_per_page: wholeNumber({ min: 1, max: INVOICES_PER_PAGE })
      .optional()
      .describe('ours; 1,000 when absent'),
    cursor: z.string().max(200).optional().describe('ours; `next` of the page before'),
  }),
  output: z.object({
    total: z.number().int().describe('how many there are, up to 10,000'),
    total_capped: z.boolean().describe('ours: there are more than total'),
    invoices: z.array(WireInvoice).describe('oldest first, one page'),
    next: z.string().describe('ours: the cursor of the next page; empty on the last one'),
  }),
  errors: [],
})
