import type { IncomingHttpHeaders } from 'node:http'
import { MINUTE, SECOND } from '@systole/domain/time/durations'
import type Stripe from 'stripe'
import { z } from 'zod'
import type { ProviderEvent } from '../../ports/payment-gateway.ts'

const TOLERANCE = 5 * MINUTE
/** Of the many things events are about, only a Checkout Session carries our reference; charges, refunds and disputes name their payment. */
const Named = z.object({
  id: z.string().catch(''),
  client_reference_id: z.string().catch(''),
  payment_intent: z.string().catch(''),
})

/**
 * What Stripe is asked to tell, and what each event is about; docs/operations.md lists the same. Anything else that
 * is enabled by mistake is stored and changes nothing.
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

type Door = { stripe: Stripe; webhookSecrets: readonly string[]; live: boolean; now: Date }

/** The event, where one of our secrets signed exactly these bytes a moment ago, for this account and this kind of money. pay-upload A6. */
export function stripeEvent(
  door: Door,
  raw: Buffer,
  headers: IncomingHttpHeaders,
): ProviderEvent | undefined {
  const signature = headers['stripe-signature']
  if (typeof signature !== 'string' || isFromTheFuture(signature, door.now)) return undefined
  for (const secret of door.webhookSecrets) {
    const event = verified(door, raw, { signature, secret })
    if (event) return event.livemode === door.live && !event.account ? read(event) : undefined
  }
  return undefined
}

function verified(
  { stripe, now }: Door,
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

/** The SDK refuses what is old and takes what is dated ahead. */
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
