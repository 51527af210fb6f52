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
/** The charge of a session's payment, which has the payment time. */
const EXPANDED = ['payment_intent.latest_charge']

export type StripeSettings = {
  secretKey: string
  /** Several during the rotation of a secret. */
  webhookSecrets: readonly string[]
  /** Another address of the API, for tests. */
  api?: string | undefined
}

/**
 * Creates the gateway of Stripe Checkout with the official SDK: the page is hosted by Stripe, and no card number reaches the
 * portal. pay-upload A2 to A7.
 */
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
        // It is not open any more: it was just paid, or it has ended.
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

/** Returns whether a key is for live money, by its prefix: `sk_live_`, `rk_live_`. */
export function isLiveKey(secretKey: string): boolean {
  return /^(sk|rk)_live_/.test(secretKey)
}

/**
 * Converts a permanent error to `PageRefused`; after any other error the page may exist, so the request is repeated with its key.
 */
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
