import type { IncomingHttpHeaders } from 'node:http'
import type { Money } from '@systole/domain/payments/money'
import type { ProviderState } from '@systole/domain/payments/settlement'

/** What is sold, as snapshot on our checkout. */
export type CheckoutOrder = {
  checkoutId: string
  money: Money
  description: string
  email: string
  hospital: string
  /** The page speaks it: an interface code of the portal, `zh_hk`. */
  language: string
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  idempotencyKey: string
}

/** A signed event, verified. `objectId` is the provider's id of the checkout; `checkoutId` ours, as the provider was told it. */
export type ProviderEvent = {
  eventId: string
  type: string
  objectId: string
  checkoutId: string
  body: unknown
}

/** The provider will never answer a page to this order, however often it is asked. */
export class PageRefused extends Error {}

/** A card payment provider. pay-upload A9. Adapters: sandbox, Stripe. */
export interface PaymentGateway {
  /** `pg_type` on the wire. */
  readonly type: string
  /** Whether money that moves here is real. */
  readonly live: boolean
  /** Opens a hosted page; the same idempotency key opens the same one. Throws PageRefused where that can never be. */
  create(order: CheckoutOrder): Promise<{ providerId: string; url: string }>
  /** The only source of truth about a checkout. */
  retrieve(providerId: string): Promise<ProviderState>
  expire(providerId: string): Promise<'expired' | 'notOpen'>
  /** Verifies the signature over the raw body; undefined when it does not hold. */
  parseEvent(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | undefined>
}
