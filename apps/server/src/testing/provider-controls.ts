import type { PaymentGateway } from '../ports/payment-gateway.ts'

/** The operations of a test on the provider's side, outside the port. */
export type ProviderControls = {
  gateway: PaymentGateway
  now(): Date
  /** Completes a payment. */
  pay(providerId: string): Promise<void>
  /** Accepts a payment that stays processing until `finish`. */
  payLater(providerId: string): Promise<void>
  finish(providerId: string): Promise<void>
  passTime(milliseconds: number): void
  /** Sets the outcome of later refunds. */
  refundsGo(providerId: string, way: 'through' | 'later' | 'refused' | 'back'): Promise<void>
  /** Completes the pending refunds. */
  finishRefunds(paymentId: string): Promise<void>
  /** Refunds in the provider's dashboard, without the portal. */
  refundAtDesk(paymentId: string, amountMinor: number): Promise<void>
  dispute(paymentId: string, news: 'open' | 'won' | 'lost'): Promise<void>
  /** Returns the newest event after this payment. */
  eventAfter(
    providerId: string,
    about: 'refund' | 'dispute',
  ): Promise<{ raw: Buffer; headers: Record<string, string> }>
  /** Returns the newest event of this checkout as sent: exact bytes and headers. */
  event(providerId: string): Promise<{ raw: Buffer; headers: Record<string, string> }>
}
