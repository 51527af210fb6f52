import { MINUTE } from '../time/durations.ts'

/** The states of a checkout; the last two need manual attention. pay-upload A9. */
export const CHECKOUT_STATES = [
  'creating',
  'open',
  'processing',
  'paid',
  'failed',
  'expired',
  'paid_duplicate',
  'paid_mismatch',
] as const
export type CheckoutState = (typeof CHECKOUT_STATES)[number]

/**
 * The lifetime of a checkout: long enough to type a card number, short enough for a forgotten one to end. The provider's minimum
 * is 30 minutes.
 */
export const CHECKOUT_LIFE = 35 * MINUTE

/** Returns true for a checkout that can still be paid; a case has at most one. */
export function isLive(state: CheckoutState): boolean {
  return state === 'creating' || state === 'open' || state === 'processing'
}

const WIRE: Record<
  CheckoutState,
  { status: 'open' | 'complete' | 'expired'; payment_status: 'unpaid' | 'processing' | 'paid' }
> = {
  creating: { status: 'open', payment_status: 'unpaid' },
  open: { status: 'open', payment_status: 'unpaid' },
  processing: { status: 'complete', payment_status: 'processing' },
  paid: { status: 'complete', payment_status: 'paid' },
  paid_duplicate: { status: 'complete', payment_status: 'paid' },
  paid_mismatch: { status: 'complete', payment_status: 'processing' },
  failed: { status: 'expired', payment_status: 'unpaid' },
  expired: { status: 'expired', payment_status: 'unpaid' },
}

/** Maps a state to the value in `query_checkout_session`. wire.md, "Payment". */
export function checkoutStateToWire(state: CheckoutState) {
  return WIRE[state]
}
