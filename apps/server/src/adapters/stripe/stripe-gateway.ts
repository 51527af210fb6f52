import { SECOND } from '@systole/domain/time/durations'
import Stripe from 'stripe'
import type { Clock } from '../../ports/clock.ts'
import { PageRefused, type PaymentGateway } from '../../ports/payment-gateway.ts'
import { stripeEvent } from './stripe-event.ts'
import { stripeOrder } from './stripe-order.ts'
import { stripePayments } from './stripe-payment.ts'
import { stripeState } from './stripe-state.ts'

const PATIENCE = 20 * SECOND
const RETRIES = 2
/** Where a paid session tells when: the charge of its payment. */
const EXPANDED = ['payment_intent.latest_charge']

export type StripeSettings = {
  secretKey: string
  /** More than one while a secret is being replaced. */
  webhookSecrets: readonly string[]
  /** Another address of the API; tests have one. */
  api?: string | undefined
}

/** Stripe Checkout by its official SDK: the page is theirs, no card number comes here. pay-upload A2 to A7. */
export function stripeGateway(parts: StripeSettings & { clock: Clock }): PaymentGateway {
  const { secretKey, webhookSecrets, clock } = parts
  const stripe = new Stripe(secretKey, {
    ...addressOf(parts.api),
    maxNetworkRetries: RETRIES,
    timeout: PATIENCE,
    telemetry: false,
  })
  const { sessions } = stripe.checkout
  const live = isLiveKey(secretKey)
  const retrieve = async (providerId: string) =>
    stripeState(await sessions.retrieve(providerId, { expand: EXPANDED }), clock.now())
  return {
    type: 'stripe',
    live,
    async create(order) {
      const { idempotencyKey } = order
      const session = await sessions
        .create(stripeOrder(order), { idempotencyKey })
        .catch(refusedForGood)
      return { providerId: session.id, url: session.url ?? '' }
    },
    retrieve,
    async expire(providerId) {
      try {
        await sessions.expire(providerId)
        return 'expired'
      } catch (error) {
        // It is not open any more: somebody paid it a moment before, or it has ended already.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
        const { kind } = await retrieve(providerId)
        return kind === 'expired' ? 'expired' : 'notOpen'
      }
    },
    ...stripePayments(stripe, clock.now),
    parseEvent: async (raw, headers) =>
      stripeEvent({ stripe, webhookSecrets, live, now: clock.now() }, raw, headers),
  }
}

/** Keys say of themselves whether they move money: `sk_live_`, `rk_live_`. */
export function isLiveKey(secretKey: string): boolean {
  return /^(sk|rk)_live_/.test(secretKey)
}

/** A request that Stripe will never take opens no page that anybody knows of; any other failure may have, and is asked again under its key. */
function refusedForGood(error: unknown): never {
  const { StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors
  if (error instanceof StripeInvalidRequestError || error instanceof StripeIdempotencyError)
    throw new PageRefused(error.message, { cause: error })
  throw error
}

function addressOf(api: string | undefined) {
  if (api === undefined) return {}
  const { hostname, port, protocol } = new URL(api)
  return { host: hostname, port, protocol: protocol === 'http:' ? 'http' : 'https' } as const
}
