import { z } from 'zod'
import { ConsultMode } from '../cases/case.ts'
import { Language } from '../hospitals/hospital.ts'
import { variants } from '../hospitals/variant.ts'
import { Currency } from '../payments/money.ts'
import { TaxRegion } from './tax-region.ts'

const Minor = z.number().int()
const Stamp = z.string().regex(/^\d{14}$/)

/** What an issued paper is; the last takes a credit note back whose money came back to us. */
export const BILLING_DOCUMENT_KINDS = [
  'invoice',
  'credit_note',
  'credit_note_cancellation',
] as const

/** An issued paper in raw values, frozen when it is issued and put into words when it is drawn. */
export const BillingDocument = z.object({
  format: z.literal(1),
  kind: z.enum(BILLING_DOCUMENT_KINDS),
  number: z.string(),
  language: Language,
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
  /** Of the buyer's country; null where invoices have no tax fields. */
  taxRegion: TaxRegion.nullable(),
  line: z.object({ mode: ConsultMode, caseNumber: z.string(), pet: z.string() }),
  currency: Currency,
  totalMinor: Minor,
  /** In hundredths of a percent, and what of the total is tax. */
  taxRate: Minor,
  taxMinor: Minor,
  payment: z.object({
    paid: Stamp,
    provider: z.string(),
    reference: z.string(),
    payer: z.string(),
  }),
  terms: z.object({ version: z.string(), accepted: Stamp }).nullable(),
  /** Of a credit note: the invoice; of a cancellation: the credit note; and why. */
  corrects: z.object({ number: z.string(), issued: Stamp, reason: z.string() }).nullable(),
})
export type BillingDocument = z.infer<typeof BillingDocument>
