import type { ConsultMode } from '@systole/domain/cases/case'
import type { Language } from '@systole/domain/hospitals/hospital'
import type { CheckoutState } from '@systole/domain/payments/checkout'
import type { Currency } from '@systole/domain/payments/money'
import type { RefundsGo } from '@systole/domain/payments/sandbox-refunds'
import type { TermsVersion } from '@systole/domain/payments/terms'
import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'

export const products = pgTable(
  'products',
  {
    productId: text('product_id').primaryKey(),
    mode: text('mode').$type<ConsultMode>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    description: text('description').notNull(),
  },
  (t) => [uniqueIndex('products_one_a_currency').on(t.mode, t.currency)],
)

/**
 * The price of a product from a moment on. Rows are added and never change (enforced by a trigger); of two for the same moment,
 * the one written later applies.
 */
export const productPrices = pgTable(
  'product_prices',
  {
    priceId: bigserial('price_id', { mode: 'number' }).primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    /** `null` means not for sale from then on. */
    amountMinor: bigint('amount_minor', { mode: 'number' }),
    validFrom: instant('valid_from').notNull(),
    /** `null` for the default price of the portal. */
    setBy: text('set_by').references(() => accounts.accountId),
    reason: text('reason').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (t) => [
    index('product_prices_newest').on(t.productId, t.validFrom, t.priceId),
    check('product_prices_positive', sql`${t.amountMinor} > 0`),
  ],
)

/** A snapshot of the paid order. A constraint allows one live and one paid checkout per case. */
export const checkouts = pgTable(
  'checkouts',
  {
    checkoutId: text('checkout_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    hospitalId: text('hospital_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId),
    provider: text('provider').notNull(),
    providerId: text('provider_id'),
    providerUrl: text('provider_url'),
    idempotencyKey: text('idempotency_key').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.productId),
    mode: text('mode').$type<ConsultMode>().notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<CheckoutState>().notNull(),
    returnOrigin: text('return_origin').notNull(),
    language: text('language').$type<Language>().notNull().default('en_us'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    checkedAt: instant('checked_at'),
    paidAt: instant('paid_at'),
    paymentId: text('payment_id'),
    live: boolean('live').notNull(),
    /** The terms accepted and the time; null on older checkouts. */
    termsVersion: text('terms_version').$type<TermsVersion>(),
    termsAcceptedAt: instant('terms_accepted_at'),
    /** The amount received; in a mismatch it differs from the amount requested. */
    paidMinor: bigint('paid_minor', { mode: 'number' }),
    paidCurrency: text('paid_currency'),
    /** The person who handled a payment that belongs to no submission. */
    handledBy: text('handled_by').references(() => accounts.accountId),
    handledAt: instant('handled_at'),
    handledNote: text('handled_note').notNull().default(''),
  },
  (t) => [
    index('checkouts_newest').on(t.createdAt.desc(), t.checkoutId),
    index('checkouts_of_case').on(t.caseId),
    index('checkouts_payment').on(t.provider, t.paymentId),
    uniqueIndex('checkouts_one_live')
      .on(t.caseId)
      .where(sql`${t.state} in ('creating', 'open', 'processing')`),
    uniqueIndex('checkouts_one_paid').on(t.caseId).where(sql`${t.state} = 'paid'`),
    uniqueIndex('checkouts_provider_id').on(t.provider, t.providerId),
    index('checkouts_unsettled')
      .on(t.createdAt)
      .where(sql`${t.state} in ('creating', 'open', 'processing')`),
    index('checkouts_of_hospital').on(t.hospitalId, t.paidAt),
    index('checkouts_by_time').on(
      t.createdAt.desc().nullsFirst(),
      t.checkoutId.desc().nullsFirst(),
    ),
    index('checkouts_provider_page').on(t.providerId),
    index('checkouts_payment_id').on(t.paymentId),
    index('checkouts_of_account').on(t.accountId),
    index('checkouts_failed')
      .on(t.createdAt.desc().nullsFirst(), t.checkoutId.desc().nullsFirst())
      .where(sql`${t.state} = 'failed'`),
    index('checkouts_set_aside')
      .on(t.createdAt)
      .where(sql`${t.state} in ('paid_duplicate', 'paid_mismatch') and ${t.handledAt} is null`),
    // a statement lists the payments received, or else started, in a month
    index('checkouts_of_statement')
      .on(t.hospitalId, sql`coalesce(${t.paidAt}, ${t.createdAt})`)
      .where(sql`${t.state} in ('paid', 'processing', 'paid_duplicate', 'paid_mismatch')`),
  ],
)

/** Signed events of a provider, each stored and applied once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    objectId: text('object_id').notNull(),
    /** Our checkout and the provider's payment as named in the event; either may be empty. */
    checkoutId: text('checkout_id').notNull().default(''),
    paymentId: text('payment_id').notNull().default(''),
    body: jsonb('body').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
    appliedAt: instant('applied_at'),
  },
  (t) => [
    uniqueIndex('payment_events_id').on(t.provider, t.eventId),
    index('payment_events_unapplied').on(t.receivedAt).where(sql`${t.appliedAt} is null`),
  ],
)

/** The records of the sandbox provider, as a card company would keep them. The portal reads them only through its gateway. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    sandboxId: text('sandbox_id').primaryKey(),
    reference: text('reference').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    description: text('description').notNull(),
    email: text('email').notNull(),
    hospital: text('hospital').notNull().default(''),
    language: text('language').notNull(),
    successUrl: text('success_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    state: text('state').$type<'open' | 'processing' | 'paid' | 'failed' | 'expired'>().notNull(),
    settlesAt: instant('settles_at'),
    settlesAs: text('settles_as').$type<'paid' | 'failed'>(),
    /** The outcome of refunds of this payment. */
    refundsGo: text('refunds_go').$type<RefundsGo>().notNull().default('through'),
    paymentId: text('payment_id'),
    paidAt: instant('paid_at'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('sandbox_payments_key').on(t.idempotencyKey)],
)
