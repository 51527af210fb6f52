import type { IncomingHttpHeaders } from 'node:http'
import type { Money } from '@systole/domain/payments/money'
import type { ProviderRefundState } from '@systole/domain/payments/refund'
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

/** Part or all of a payment, to the card it came from, in the currency it came in. */
export type RefundOrder = {
  refundId: string
  paymentId: string
  amountMinor: number
  idempotencyKey: string
}

/**
 * A signed event, verified. `objectId` is the provider's id of the checkout; `checkoutId` ours, as the provider was
 * told it; `paymentId` names the payment where the event is about what came after it: a refund, a dispute. All three
 * are empty for news that we never asked for.
 */
export type ProviderEvent = {
  eventId: string
  type: string
  objectId: string
  checkoutId: string
  paymentId: string
  body: unknown
}

/** In the provider's words; the currency may be one that we never ask for. */
export type ProviderMoney = { amountMinor: number; currency: string }

export type ProviderRefund = {
  providerRefundId: string
  /** Our id, or empty for one made at the provider's own desk. */
  refundId: string
  money: ProviderMoney
  state: ProviderRefundState
  /** Why it failed, in the provider's words. */
  failure: string
  createdAt: Date
}

export type ProviderDispute = {
  disputeId: string
  money: ProviderMoney
  reason: string
  state: 'open' | 'won' | 'lost'
  openedAt: Date
}

/** All that became of a payment after it was made. */
export type ProviderPayment = {
  /** Ours, as the provider was told it; empty for a payment of somebody else. */
  checkoutId: string
  refunds: ProviderRefund[]
  disputes: ProviderDispute[]
}

/** A paid checkout in the provider's list. */
export type ListedPayment = {
  providerId: string
  checkoutId: string
  state: Extract<ProviderState, { kind: 'paid' }>
}
export type Window = { from: Date; until: Date }

/** The provider will never answer a page to this order, however often it is asked. */
export class PageRefused extends Error {}
/** The provider will never make this refund, however often it is asked. */
export class RefundRefused extends Error {}

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
  /** Gives money back; the same idempotency key gives it back once. Throws RefundRefused where that can never be. */
  refund(order: RefundOrder): Promise<ProviderRefund>
  /** The only source of truth about what became of a payment; undefined where there is none of this id. */
  payment(paymentId: string): Promise<ProviderPayment | undefined>
  /** Every checkout that was opened in the window and is paid, page by page. */
  listPaid(window: Window): AsyncIterable<ListedPayment>
  /** The payments of every refund that was made in the window, page by page; a payment may come more than once. */
  listRefunded(window: Window): AsyncIterable<string>
  /** Verifies the signature over the raw body; undefined when it does not hold. */
  parseEvent(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | undefined>
}
