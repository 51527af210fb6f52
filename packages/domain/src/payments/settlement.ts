import type { ConsultMode } from '../cases/case.ts'
import type { CheckoutState } from './checkout.ts'
import type { Money } from './money.ts'

/** What the provider says about a checkout; the only source of truth. */
export type ProviderState =
  | { kind: 'open' }
  | { kind: 'processing' }
  | {
      kind: 'paid'
      /** In the provider's words, which may be a currency that we never asked for. */
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
 * Our state for what the provider says. A paid checkout is final, an ended one can only still turn out paid.
 * Money that does not fit, or for a case that takes none, is set aside for a person.
 */
export function settledState(
  before: {
    state: CheckoutState
    money: Money
    casePayable: boolean
    live: boolean
    /** Whether what was paid for covers what is asked now. */
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

/** Advance pays for any question; Basic pays for Basic ones only. QUES-9, pay-upload A11 (20). */
export function coversMode(paid: ConsultMode, asked: ConsultMode | null): boolean {
  return paid === 'advance' || asked !== 'advance'
}

/** Money has arrived: nothing that the provider says later changes the state. */
export function isSettled(state: CheckoutState): boolean {
  return state === 'paid' || state === 'paid_duplicate' || state === 'paid_mismatch'
}

function isOver(state: CheckoutState): boolean {
  return state === 'failed' || state === 'expired'
}

/** The moment the 24 hours count from: the provider's, unless its clock is ahead of ours or behind the checkout. Decision 13. */
export function submissionTime(times: { paidAt: Date; createdAt: Date; now: Date }): Date {
  const { paidAt, createdAt, now } = times
  const earliest = Math.min(createdAt.getTime(), now.getTime())
  return new Date(Math.min(Math.max(paidAt.getTime(), earliest), now.getTime()))
}
