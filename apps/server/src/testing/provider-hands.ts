import type { PaymentGateway } from '../ports/payment-gateway.ts'

/** What a test does on the provider's side, where no port reaches. */
export type ProviderHands = {
  gateway: PaymentGateway
  now(): Date
  /** Money moves. */
  pay(providerId: string): Promise<void>
  /** Accepted, and with the bank until `finish`. */
  payLater(providerId: string): Promise<void>
  finish(providerId: string): Promise<void>
  passTime(milliseconds: number): void
  /** What becomes of the refunds that follow. */
  refundsGo(providerId: string, way: 'through' | 'later' | 'refused' | 'back'): Promise<void>
  /** The bank is done with the refunds that were under way. */
  finishRefunds(paymentId: string): Promise<void>
  /** Made where the portal is not asked. */
  refundAtDesk(paymentId: string, amountMinor: number): Promise<void>
  dispute(paymentId: string, news: 'open' | 'won' | 'lost'): Promise<void>
  /** The newest event about what came after this payment. */
  eventAfter(
    providerId: string,
    about: 'refund' | 'dispute',
  ): Promise<{ raw: Buffer; headers: Record<string, string> }>
  /** The newest event of this checkout as it travels: exact bytes and headers. */
  event(providerId: string): Promise<{ raw: Buffer; headers: Record<string, string> }>
}
