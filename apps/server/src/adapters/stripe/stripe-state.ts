import type { ProviderState } from '@systole/domain/payments/settlement'
import { SECOND } from '@systole/domain/time/durations'
import type Stripe from 'stripe'

/**
 * Maps a Checkout Session to our states. Only `paid` is money; `no_payment_required` has an amount of zero, unlike any of our
 * prices, and is set aside as a mismatch. docs.stripe.com/api/checkout/sessions/object.
 */
export function stripeState(session: Stripe.Checkout.Session, now: Date): ProviderState {
  if (session.status === 'expired') return { kind: 'expired' }
  if (session.status !== 'complete') return { kind: 'open' }
  if (session.payment_status !== 'unpaid') return paid(session, now)
  const refusal = refusalOf(session)
  return refusal === undefined ? { kind: 'processing' } : { kind: 'failed', reason: refusal }
}

function paid(session: Stripe.Checkout.Session, now: Date): ProviderState {
  const intent = intentOf(session)
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : undefined
  return {
    kind: 'paid',
    money: {
      amountMinor: session.amount_total ?? 0,
      currency: (session.currency ?? '').toUpperCase(),
    },
    paymentId: intent?.id ?? idOf(session.payment_intent) ?? session.id,
    paidAt: charge ? new Date(charge.created * SECOND) : now,
    live: session.livemode,
  }
}

/** Returns why the bank refused a payment after accepting it, or `undefined`. */
function refusalOf(session: Stripe.Checkout.Session): string | undefined {
  const intent = intentOf(session)
  if (intent?.status !== 'requires_payment_method' && intent?.status !== 'canceled')
    return undefined
  return intent.last_payment_error?.message ?? intent.status
}

function intentOf({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | undefined {
  return typeof payment_intent === 'object' && payment_intent !== null ? payment_intent : undefined
}

function idOf(intent: Stripe.Checkout.Session['payment_intent']): string | undefined {
  return typeof intent === 'string' ? intent : undefined
}
