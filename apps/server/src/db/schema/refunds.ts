import type { RefundState } from '@systole/domain/payments/refund'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { checkouts, sandboxPayments } from './payments.ts'

/** Refunds to a card, requested by staff or made in the provider's dashboard (`requestedBy` is null). */
export const refunds = pgTable(
  'refunds',
  {
    refundId: text('refund_id').primaryKey(),
    checkoutId: text('checkout_id')
      .notNull()
      .references(() => checkouts.checkoutId),
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** The provider's currency code; a mismatch may be in a currency that we never request. */
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** True if the refund closes the case, which no one has read yet. */
    endsCase: boolean('ends_case').notNull().default(false),
    requestedBy: text('requested_by').references(() => accounts.accountId),
    requestedAt: instant('requested_at').notNull(),
    decidedBy: text('decided_by').references(() => accounts.accountId),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason').notNull().default(''),
    idempotencyKey: text('idempotency_key').notNull(),
    providerRefundId: text('provider_refund_id'),
    failure: text('failure').notNull().default(''),
    checkedAt: instant('checked_at'),
    endedAt: instant('ended_at'),
    /** The time at which a completed refund was returned to the provider. */
    returnedAt: instant('returned_at'),
  },
  (t) => [
    uniqueIndex('refunds_key').on(t.idempotencyKey),
    uniqueIndex('refunds_provider_id').on(t.provider, t.providerRefundId),
    uniqueIndex('refunds_one_before_provider')
      .on(t.checkoutId)
      .where(sql`${t.state} in ('asked', 'approved')`),
    index('refunds_of_checkout').on(t.checkoutId),
    index('refunds_unfinished')
      .on(t.requestedAt)
      .where(sql`${t.state} in ('asked', 'approved', 'pending')`),
    index('refunds_needing_a_person')
      .on(t.checkoutId)
      .where(sql`${t.state} in ('asked', 'failed', 'returned')`),
    index('refunds_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    index('refunds_came_back').on(t.returnedAt).where(sql`${t.returnedAt} is not null`),
    check('refunds_returned', sql`(${t.state} = 'returned') = (${t.returnedAt} is not null)`),
    check('refunds_amount_positive', sql`${t.amountMinor} > 0`),
    check(
      'refunds_two_persons',
      sql`${t.decidedBy} is null or ${t.decidedBy} <> ${t.requestedBy} or ${t.state} = 'declined'`,
    ),
  ],
)

/** Chargebacks: the card's owner reclaims the payment through the bank. */
export const disputes = pgTable(
  'disputes',
  {
    provider: text('provider').notNull(),
    disputeId: text('dispute_id').notNull(),
    checkoutId: text('checkout_id')
      .notNull()
      .references(() => checkouts.checkoutId),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<'open' | 'won' | 'lost'>().notNull(),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('disputes_id').on(t.provider, t.disputeId),
    index('disputes_of_checkout').on(t.checkoutId),
    index('disputes_open').on(t.checkoutId).where(sql`${t.state} = 'open'`),
  ],
)

/** Payments at the provider without a matching checkout. */
export const foreignPayments = pgTable(
  'foreign_payments',
  {
    provider: text('provider').notNull(),
    providerId: text('provider_id').notNull(),
    paymentId: text('payment_id').notNull(),
    reference: text('reference').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    live: boolean('live').notNull(),
    paidAt: instant('paid_at').notNull(),
    foundAt: instant('found_at').notNull(),
    handledBy: text('handled_by').references(() => accounts.accountId),
    handledAt: instant('handled_at'),
    handledNote: text('handled_note').notNull().default(''),
  },
  (t) => [uniqueIndex('foreign_payments_id').on(t.provider, t.providerId)],
)

/** Refunds in the sandbox provider's records. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    sandboxRefundId: text('sandbox_refund_id').primaryKey(),
    sandboxId: text('sandbox_id')
      .notNull()
      .references(() => sandboxPayments.sandboxId),
    reference: text('reference').notNull().default(''),
    idempotencyKey: text('idempotency_key').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    state: text('state').$type<'pending' | 'succeeded' | 'failed'>().notNull(),
    settlesAt: instant('settles_at'),
    settlesAs: text('settles_as').$type<'succeeded' | 'failed'>(),
    failure: text('failure').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('sandbox_refunds_key').on(t.idempotencyKey),
    index('sandbox_refunds_of_payment').on(t.sandboxId),
  ],
)

/** Disputes in the sandbox provider's records. */
export const sandboxDisputes = pgTable(
  'sandbox_disputes',
  {
    sandboxDisputeId: text('sandbox_dispute_id').primaryKey(),
    sandboxId: text('sandbox_id')
      .notNull()
      .references(() => sandboxPayments.sandboxId),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<'open' | 'won' | 'lost'>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('sandbox_disputes_of_payment').on(t.sandboxId)],
)
