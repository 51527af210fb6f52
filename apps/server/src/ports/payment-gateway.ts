import type { IncomingHttpHeaders } from 'node:http'
import type { Variant } from '@systole/domain/hospitals/variant'
import type { Money } from '@systole/domain/payments/money'
import type { ProviderRefundState } from '@systole/domain/payments/refund'
import type { ProviderState } from '@systole/domain/payments/settlement'

/** The order, as a snapshot on our checkout. */
export type CheckoutOrder = {
  checkoutId: string
  money: Money
  description: string
  email: string
  hospital: string
  /** The language of the page, as an interface code of the portal or its wording, `zh_tw`. */
  language: string
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  idempotencyKey: string
}

/** A refund of part or all of a payment, to its card and in its currency. */
export type RefundOrder = {
  refundId: string
  paymentId: string
  amountMinor: number
  idempotencyKey: string
}

/**
 * A verified signed event. `objectId` is the provider's id of the checkout; `checkoutId` ours, as passed to the provider;
 * `paymentId` names the payment of a refund or dispute. All three are empty for unrequested events.
 */
export type ProviderEvent = {
  eventId: string
  type: string
  objectId: string
  checkoutId: string
  paymentId: string
  body: unknown
}

/** An amount from the provider; the currency may be one that we never request. */
export type ProviderMoney = { amountMinor: number; currency: string }

export type ProviderRefund = {
  providerRefundId: string
  /** Our id, or empty for a refund made in the provider's dashboard. */
  refundId: string
  money: ProviderMoney
  state: ProviderRefundState
  /** The provider's reason for the failure. */
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

/** The refunds and disputes of a payment. */
export type ProviderPayment = {
  /** Our id as passed to the provider; empty for an unknown payment. */
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

/** The refusal of an order for which the provider will never open a page, even if repeated. */
export class PageRefused extends Error {}
/** The provider will never make this refund, however often it is requested. */
export class RefundRefused extends Error {}

/** A card payment provider. pay-upload A9. Adapters: sandbox, Stripe. */
export interface PaymentGateway {
  /** The value of `pg_type` on the wire. */
  readonly type: string
  /** True if payments are real money. */
  readonly live: boolean
  /** Opens a hosted page; the same idempotency key opens the same one. Throws PageRefused if it can never be opened. */
  create(order: CheckoutOrder): Promise<{ providerId: string; url: string }>
  /** Returns the state of a checkout, of which this is the only source of truth. */
  retrieve(providerId: string): Promise<ProviderState>
  expire(providerId: string): Promise<'expired' | 'notOpen'>
  /** Refunds money, once per idempotency key. Throws RefundRefused if it can never succeed. */
  refund(order: RefundOrder): Promise<ProviderRefund>
  /** Returns refunds and disputes of a payment, of which this is the only source of truth; `undefined` for an unknown id. */
  payment(paymentId: string): Promise<ProviderPayment | undefined>
  /** Lists every paid checkout opened in the window. */
  listPaid(window: Window): AsyncIterable<ListedPayment>
  /** Lists the payments of every refund made in the window, possibly with repetitions. */
  listRefunded(window: Window): AsyncIterable<string>
  /** Verifies the signature over the raw body; undefined if it is invalid. */
  parseEvent(raw: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent | undefined>
}

/** The gateways of this installation. A new payment uses the variant's; an old one stays with the gateway where it began. */
export type PaymentGateways = {
  all: readonly PaymentGateway[]
  of(variant: Variant): PaymentGateway
  /** Throws for a provider whose keys are no longer set: its payments wait until they are. */
  named(type: string): PaymentGateway
}
