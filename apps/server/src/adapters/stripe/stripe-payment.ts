import type { ProviderRefundState } from '@systole/domain/payments/refund'
import { SECOND } from '@systole/domain/time/durations'
import Stripe from 'stripe'
import {
  type ListedPayment,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  type RefundOrder,
  RefundRefused,
  type Window,
} from '../../ports/payment-gateway.ts'
import { stripeState } from './stripe-state.ts'

const PAGE = 100

/** Creates the operations on completed payments: refunds, disputes, and the lists for reconciliation. pay-upload A7. */
export function stripePayments(stripe: Stripe, now: () => Date) {
  return {
    async refund(order: RefundOrder): Promise<ProviderRefund> {
      const { refundId, paymentId, amountMinor, idempotencyKey } = order
      return presentRefund(
        await stripe.refunds
          .create(
            {
              payment_intent: paymentId,
              amount: amountMinor,
              reason: 'requested_by_customer',
              metadata: { refund: refundId },
            },
            { idempotencyKey },
          )
          .catch(refusedForGood),
      )
    },
    async payment(paymentId: string): Promise<ProviderPayment | undefined> {
      const intent = await stripe.paymentIntents.retrieve(paymentId).catch(unlessMissing)
      if (!intent) return undefined
      const of = { payment_intent: paymentId, limit: PAGE }
      const [refunds, disputes] = await Promise.all([
        collect(stripe.refunds.list(of)),
        collect(stripe.disputes.list(of)),
      ])
      return {
        checkoutId: intent.metadata.checkout ?? '',
        refunds: refunds.map(presentRefund),
        disputes: disputes.map(presentDispute),
      }
    },
    async *listPaid(window: Window): AsyncGenerator<ListedPayment> {
      const sessions = stripe.checkout.sessions.list({
        created: range(window),
        status: 'complete',
        limit: PAGE,
        expand: ['data.payment_intent.latest_charge'],
      })
      for await (const session of sessions) {
        const state = stripeState(session, now())
        if (state.kind !== 'paid') continue
        const { id: providerId, client_reference_id: reference } = session
        yield { providerId, checkoutId: reference ?? '', state }
      }
    },
    async *listRefunded(window: Window): AsyncGenerator<string> {
      for await (const { payment_intent } of stripe.refunds.list({
        created: range(window),
        limit: PAGE,
      }))
        if (payment_intent) yield idOf(payment_intent)
    },
  }
}

function range({ from, until }: Window) {
  return {
    gte: Math.floor(from.getTime() / SECOND),
    lt: Math.ceil(until.getTime() / SECOND),
  }
}

/**
 * The state of each refund status. `requires_action` waits for the customer's bank details; a cancelled refund was never sent.
 */
const REFUND_STATE: Record<string, ProviderRefundState> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
}

function presentRefund(refund: Stripe.Refund): ProviderRefund {
  const { id, amount, currency, status, failure_reason, metadata, created } = refund
  const state = REFUND_STATE[status ?? ''] ?? 'pending'
  return {
    providerRefundId: id,
    refundId: metadata?.refund ?? '',
    money: { amountMinor: amount, currency: currency.toUpperCase() },
    state,
    failure: state === 'failed' ? (failure_reason ?? status ?? '') : '',
    createdAt: new Date(created * SECOND),
  }
}

/** The state of each dispute status. A closed warning costs nothing; undecided ones remain open. */
const DISPUTE_STATE: Record<string, ProviderDispute['state']> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
}

function presentDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, amount, currency, reason, status, created } = dispute
  return {
    disputeId: id,
    money: { amountMinor: amount, currency: currency.toUpperCase() },
    reason,
    state: DISPUTE_STATE[status] ?? 'open',
    openedAt: new Date(created * SECOND),
  }
}

/** Converts a permanent error to `RefundRefused`; a disputed or refunded charge cannot become refundable. */
function refusedForGood(error: unknown): never {
  const { StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors
  if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError)
    throw new RefundRefused(error.message, { cause: error })
  throw error
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
    return undefined
  throw error
}

function idOf(intent: string | Stripe.PaymentIntent): string {
  return typeof intent === 'string' ? intent : intent.id
}

async function collect<T>(pages: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const each of pages) all.push(each)
  return all
}
