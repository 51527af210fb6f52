import type { Currency } from './money.ts'

/** The states of a refund: requested, approved, at the provider, and the final ones. A succeeded refund may still be returned. */
export const REFUND_STATES = [
  'asked',
  'approved',
  'pending',
  'succeeded',
  'failed',
  'declined',
  'returned',
] as const
export type RefundState = (typeof REFUND_STATES)[number]

export type RefundAction = 'approve' | 'decline' | 'take' | 'succeed' | 'fail'

/**
 * The transition table, action → state → next state. A provider may revoke even its "succeeded" when the card's bank refuses the
 * money days later.
 */
const STEPS: Record<RefundAction, Partial<Record<RefundState, RefundState>>> = {
  approve: { asked: 'approved' },
  decline: { asked: 'declined' },
  take: { approved: 'pending' },
  succeed: { approved: 'succeeded', pending: 'succeeded' },
  fail: { approved: 'failed', pending: 'failed', succeeded: 'returned' },
}

/** Returns the state after an action, or `undefined` if it does not apply, as for late or repeated events. */
export function nextRefundState(state: RefundState, action: RefundAction): RefundState | undefined {
  return STEPS[action][state]
}

/** The action for each of the provider's refund statuses. */
export const STEP_OF_PROVIDER = {
  pending: 'take',
  succeeded: 'succeed',
  failed: 'fail',
} as const satisfies Record<string, RefundAction>
export type ProviderRefundState = keyof typeof STEP_OF_PROVIDER

const WITHOUT_MONEY: readonly RefundState[] = ['failed', 'declined', 'returned']

/** Returns whether a refund in this state reserves its amount, so that it cannot be refunded a second time. */
export function holdsMoney(state: RefundState): boolean {
  return !WITHOUT_MONEY.includes(state)
}

/** Returns true once the provider has deducted the refund from our balance. */
export function hasLeft(state: RefundState): boolean {
  return state === 'pending' || state === 'succeeded'
}

/**
 * Returns true for a refund not yet sent to the provider. A payment has at most one, so that a double click requests one refund.
 */
export function isBeforeProvider(state: RefundState): boolean {
  return state === 'asked' || state === 'approved'
}

export type RefundFacts = { state: RefundState; amountMinor: number; bySecondPerson: boolean }

/** Returns the refundable amount of a payment. */
export function refundable(paidMinor: number, refunds: readonly RefundFacts[]): number {
  return refunds
    .filter(({ state }) => holdsMoney(state))
    .reduce((rest, { amountMinor }) => rest - amountMinor, paidMinor)
}

export type RefundRefusal =
  | 'nothingToRefund'
  | 'refundTooLarge'
  | 'refundUnderWay'
  | 'paymentDisputed'
  | 'reasonRequired'

/** Returns why an amount cannot be refunded now, or `undefined`. */
export function refuseRefund(
  payment: { paidMinor: number; refunds: readonly RefundFacts[]; isDisputed: boolean },
  asked: { amountMinor: number; reason: string },
): RefundRefusal | undefined {
  const rest = refundable(payment.paidMinor, payment.refunds)
  if (asked.reason.trim() === '') return 'reasonRequired'
  if (payment.isDisputed) return 'paymentDisputed'
  if (payment.refunds.some(({ state }) => isBeforeProvider(state))) return 'refundUnderWay'
  if (rest <= 0) return 'nothingToRefund'
  if (asked.amountMinor > rest) return 'refundTooLarge'
}

/** Returns how much of a payment has been refunded to its card. Refunds returned by the bank do not count. */
export function refundProgress(
  paidMinor: number,
  refunds: readonly Pick<RefundFacts, 'state' | 'amountMinor'>[],
): 'none' | 'part' | 'all' {
  const returned = refunds
    .filter(({ state }) => state === 'succeeded')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (returned === 0) return 'none'
  return returned < paidMinor ? 'part' : 'all'
}

export type RefundLimits = Partial<Record<Currency, number>>

/** Sums the refunds of a payment made by one person without approval of a second one. */
export function spentAlone(refunds: readonly RefundFacts[]): number {
  return refunds
    .filter(({ state, bySecondPerson }) => holdsMoney(state) && !bySecondPerson)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/**
 * Returns whether a second person has to approve. Earlier refunds of the payment by one person count, so that the limit cannot be
 * evaded in parts; a currency without a limit always needs approval.
 */
export function needsSecondPerson(
  payment: { currency: string; refunds: readonly RefundFacts[] },
  amountMinor: number,
  limits: RefundLimits,
): boolean {
  const limit = Object.entries(limits).find(([currency]) => currency === payment.currency)?.[1]
  return spentAlone(payment.refunds) + amountMinor > (limit ?? 0)
}

export type DecisionRefusal = 'refundDecided' | 'sameRefunder' | 'reasonRequired'

/** Returns why a decision on a refund is refused, or `undefined`. The requester may decline the request but never approve it. */
export function refuseRefundDecision(
  refund: { state: RefundState; requestedBy: string | null },
  decided: { by: string; decision: 'approve' | 'decline'; reason: string },
): DecisionRefusal | undefined {
  if (nextRefundState(refund.state, decided.decision) === undefined) return 'refundDecided'
  if (decided.decision === 'approve')
    return refund.requestedBy === decided.by ? 'sameRefunder' : undefined
  if (decided.reason.trim() === '') return 'reasonRequired'
}
