import type { BillingDocument } from '@systole/domain/billing/billing-document'
import type { SellerDetails } from '@systole/domain/billing/seller'
import type { Variant } from '@systole/domain/hospitals/variant'
import type { Currency } from '@systole/domain/payments/money'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { hospitals } from './hospitals.ts'
import { checkouts } from './payments.ts'

/** The seller of each variant of the portal and its taxes. Every change adds a row; the highest version applies. */
export const sellers = pgTable(
  'sellers',
  {
    variant: text('variant').$type<Variant>().notNull(),
    version: integer('version').notNull(),
    details: jsonb('details').$type<SellerDetails>().notNull(),
    changedBy: text('changed_by')
      .notNull()
      .references(() => accounts.accountId),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.variant, t.version] })],
)

/** The last number used in a seller's year. Its row is locked while the next is assigned, so that there are no gaps. */
export const billingCounters = pgTable(
  'billing_counters',
  {
    variant: text('variant').$type<Variant>().notNull(),
    live: boolean('live').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.variant, t.live, t.year] })],
)

/** Invoices, credit notes and their cancellations as issued; a trigger refuses every change. */
export const billingDocuments = pgTable(
  'billing_documents',
  {
    documentId: text('document_id').primaryKey(),
    kind: text('kind').$type<BillingDocument['kind']>().notNull(),
    variant: text('variant').$type<Variant>().notNull(),
    live: boolean('live').notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull(),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.hospitalId),
    checkoutId: text('checkout_id')
      .notNull()
      .references(() => checkouts.checkoutId),
    /** The refund of a credit note or its cancellation. */
    refundId: text('refund_id'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    issuedAt: instant('issued_at').notNull(),
    document: jsonb('document').$type<BillingDocument>().notNull(),
  },
  (t) => [
    uniqueIndex('billing_documents_number').on(t.variant, t.live, t.year, t.sequence),
    uniqueIndex('billing_documents_one_invoice').on(t.checkoutId).where(sql`${t.kind} = 'invoice'`),
    uniqueIndex('billing_documents_one_a_refund').on(t.refundId, t.kind),
    index('billing_documents_of_hospital').on(t.hospitalId, t.issuedAt),
    index('billing_documents_issued').on(t.issuedAt, t.sequence),
  ],
)

/** PDFs of issued documents, receipts and past statements as first drawn; later requests are served from here. ADR 41. */
export const billingPdfs = pgTable(
  'billing_pdfs',
  {
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.hospitalId),
    /** Identifies the document and the facts it shows: `invoice/<id>`, `receipt/<id>/<refunds>`, `statement/<month>/<digest>`. */
    identity: text('identity').notNull(),
    storageKey: text('storage_key').notNull(),
    sha256: text('sha256').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    drawnAt: instant('drawn_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.hospitalId, t.identity] }),
    uniqueIndex('billing_pdfs_key').on(t.storageKey),
  ],
)
