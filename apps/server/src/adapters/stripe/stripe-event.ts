import type { IncomingHttpHeaders } from 'node:http'
import { MINUTE, SECOND } from '@systole/domain/time/durations'
import type Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderEvent } from '../../ports/payment-gateway.ts'

const TOLERANCE = 5 * MINUTE
/**
 * The relevant fields of an event's object: only a Checkout Session has our reference; charges, refunds and disputes name their
 * payment.
 */
const Named = z.object({
  id: z.string().catch(''),
  client_reference_id: z.string().catch(''),
  payment_intent: z.string().catch(''),
})

/**
 * The events to subscribe to at Stripe, with their subject; docs/operations.md has the same list. Other events are stored without
 * effect.
 */
export const STRIPE_EVENTS = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'checkout.session.async_payment_failed': 'checkout',
  'checkout.session.expired': 'checkout',
  'refund.created': 'payment',
  'refund.updated': 'payment',
  'refund.failed': 'payment',
  'charge.refunded': 'payment',
  'charge.dispute.created': 'payment',
  'charge.dispute.updated': 'payment',
  'charge.dispute.closed': 'payment',
  'charge.dispute.funds_withdrawn': 'payment',
  'charge.dispute.funds_reinstated': 'payment',
} as const satisfies Partial<Record<Stripe.Event['type'], 'checkout' | 'payment'>>

const ABOUT: Readonly<Record<string, 'checkout' | 'payment'>> = STRIPE_EVENTS

type AuthPage = { stripe: Stripe; webhookSecrets: readonly string[]; live: boolean; now: Date }

/** Returns the event if one of our secrets signed exactly these bytes recently, for this account and mode. pay-upload A6. */
export function stripeEvent(
  endpoint: AuthPage,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): ProviderEvent | undefined {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string' || isFromTheFuture(signature, endpoint.now)) return undefined
  for (const secret of endpoint.webhookSecrets) {
    const event = verified(endpoint, raw, { signature, secret })
    if (event) return event.livemode === endpoint.live && !event.account ? read(event) : undefined
  }
  return undefined
}

function verified(
  { stripe, now }: AuthPage,
  raw: Buffer,
  { signature, secret }: { signature: string; secret: string },
): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(
      raw,
      signature,
      secret,
      TOLERANCE / SECOND,
      undefined,
      now.getTime(),
    )
  } catch {
    return undefined
  }
}

/** Detects future time stamps, which the SDK accepts; it refuses old ones. */
function isFromTheFuture(signature: string, now: Date): boolean {
  const [, seconds] = /(?:^|,)t=(\d+)/.exec(signature) ?? []
  return seconds !== undefined && Number(seconds) * SECOND > now.getTime() + TOLERANCE
}

function read(event: Stripe.Event): ProviderEvent {
  const { id: eventId, type, data } = event
  const { id, client_reference_id, payment_intent } = Named.parse(data.object)
  const about = ABOUT[type]
  return {
    eventId,
    type,
    objectId: about ? id : '',
    checkoutId: about ? client_reference_id : '',
    paymentId: about === 'payment' ? payment_intent : '',
    body: event,
  }
}
