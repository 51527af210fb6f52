import type { ConsultMode } from '../cases/case.ts'
import type { CheckoutState } from './checkout.ts'
import type { Money } from './money.ts'

/** The state of a checkout at the provider, which is the only source of truth. */
export type ProviderState =
  | { kind: 'open' }
  | { kind: 'processing' }
  | {
      kind: 'paid'
      /** The amount as reported by the provider, possibly in a currency that we never requested. */
      money: { amountMinor: number; currency: string }
      paymentId: string
      paidAt: Date
      live: boolean
    }
  | { kind: 'failed'; reason: string }
  | { kind: 'expired' }

const UNPAID: Record<Exclude<ProviderState['kind'], 'paid'>, CheckoutState> = {
  open: 'open',
  processing: 'processing',
  failed: 'failed',
  expired: 'expired',
}

/**
 * Maps the provider's state to ours. A paid checkout is final; an ended one can only still become paid. A wrong amount, or a
 * payment for a case that accepts none, is set aside for manual review.
 */
export function settledState(
  before: {
    state: CheckoutState
    money: Money
    casePayable: boolean
    live: boolean
    /** True if the paid mode covers the current questions. */
    coversQuestions: boolean
  },
  provider: ProviderState,
): CheckoutState {
  if (isSettled(before.state)) return before.state
  if (provider.kind !== 'paid') return isOver(before.state) ? before.state : UNPAID[provider.kind]
  const { money, live } = provider
  const agrees =
    money.amountMinor === before.money.amountMinor &&
    money.currency === before.money.currency &&
    live === before.live
  if (!agrees) return 'paid_mismatch'
  if (!before.casePayable) return 'paid_duplicate'
  return before.coversQuestions ? 'paid' : 'paid_mismatch'
}

/**
 * Returns whether the paid mode covers the asked one: Advance covers any question, Basic only Basic ones. QUES-9, pay-upload A11
 * (20).
 */
export function coversMode(paid: ConsultMode, asked: ConsultMode | null): boolean {
  return paid === 'advance' || asked !== 'advance'
}

/** Returns true for a paid checkout, whose state no later event of the provider changes. */
export function isSettled(state: CheckoutState): boolean {
  return state === 'paid' || state === 'paid_duplicate' || state === 'paid_mismatch'
}

function isOver(state: CheckoutState): boolean {
  return state === 'failed' || state === 'expired'
}

/**
 * Returns the start of the 24 hours: the provider's payment time, limited to between the creation of the checkout and now.
 * SPEC 13.
 */
export function submissionTime(times: { paidAt: Date; createdAt: Date; now: Date }): Date {
  const { paidAt, createdAt, now } = times
  const earliest = Math.min(createdAt.getTime(), now.getTime())
  return new Date(Math.min(Math.max(paidAt.getTime(), earliest), now.getTime()))
}
