import { MINUTE } from '../time/durations.ts'

/** Where a checkout stands; the last two want a person. pay-upload A9. */
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

/** Long enough to type a card in, short enough that a forgotten one ends. The provider's minimum is 30 minutes. */
export const CHECKOUT_LIFE = 35 * MINUTE

/** A checkout that money can still arrive on; one of these per case. */
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

/** The state as `query_checkout_session` tells it. wire.md, "Payment". */
export function checkoutStateToWire(state: CheckoutState) {
  return WIRE[state]
}
