import { z } from 'zod'
import { ConsultMode } from '../cases/case.ts'
import { Language } from '../hospitals/hospital.ts'
import { variants } from '../hospitals/variant.ts'
import { Currency } from '../payments/money.ts'
import { TaxRegion } from './tax-region.ts'

const Minor = z.number().int()
const Stamp = z.string().regex(/^\d{14}$/)

/** The kinds of billing documents. A credit note is cancelled when the refund is returned by the bank. */
export const BILLING_DOCUMENT_KINDS = [
  'invoice',
  'credit_note',
  'credit_note_cancellation',
] as const

/** A billing document in raw values, frozen when it is issued and formatted when it is drawn. */
export const BillingDocument = z.object({
  format: z.literal(1),
  kind: z.enum(BILLING_DOCUMENT_KINDS),
  number: z.string(),
  language: Language,
  wording: z
    .literal('zh_tw')
    .optional()
    .describe("Taiwan's wording of zh_hk; absent elsewhere and in documents of before it"),
  timeZone: z.string().describe("the hospital's, for dates on paper"),
  issued: Stamp,
  live: z.boolean().describe('false: a payment of the test gateway'),
  brand: z.object({ variant: z.enum(variants), name: z.string() }),
  seller: z.object({
    legalName: z.string(),
    address: z.string(),
    email: z.string(),
    registration: z.string(),
  }),
  buyer: z.object({
    name: z.string(),
    address: z.string(),
    country: z.string(),
    taxId: z.string(),
  }),
  /** The tax region of the buyer's country; `null` where invoices have no tax fields. */
  taxRegion: TaxRegion.nullable(),
  line: z.object({ mode: ConsultMode, caseNumber: z.string(), pet: z.string() }),
  currency: Currency,
  totalMinor: Minor,
  /** The rate in hundredths of a percent, and the tax included in the total. */
  taxRate: Minor,
  taxMinor: Minor,
  payment: z.object({
    paid: Stamp,
    provider: z.string(),
    reference: z.string(),
    payer: z.string(),
  }),
  terms: z.object({ version: z.string(), accepted: Stamp }).nullable(),
  /** The corrected document and the reason: the invoice for a credit note, the credit note for a cancellation. */
  corrects: z.object({ number: z.string(), issued: Stamp, reason: z.string() }).nullable(),
})
export type BillingDocument = z.infer<typeof BillingDocument>
