import type { Currency } from './money.ts'

/** Where a refund stands: wished, allowed, with the provider, and its ends. What arrived may still come back. */
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

/** action → state → next state. A provider may take back even its "succeeded": the card's bank refused the money days later. */
const STEPS: Record<RefundAction, Partial<Record<RefundState, RefundState>>> = {
  approve: { asked: 'approved' },
  decline: { asked: 'declined' },
  take: { approved: 'pending' },
  succeed: { approved: 'succeeded', pending: 'succeeded' },
  fail: { approved: 'failed', pending: 'failed', succeeded: 'returned' },
}

/** The state after the action, or undefined where it does not follow: news that is late or told twice changes nothing. */
export function nextRefundState(state: RefundState, action: RefundAction): RefundState | undefined {
  return STEPS[action][state]
}

/** What the provider says of a refund, as a step of ours. */
export const STEP_OF_PROVIDER = {
  pending: 'take',
  succeeded: 'succeed',
  failed: 'fail',
} as const satisfies Record<string, RefundAction>
export type ProviderRefundState = keyof typeof STEP_OF_PROVIDER

const WITHOUT_MONEY: readonly RefundState[] = ['failed', 'declined', 'returned']

/** Money that is gone, going or wished away; it cannot be refunded a second time. */
export function holdsMoney(state: RefundState): boolean {
  return !WITHOUT_MONEY.includes(state)
}

/** The provider has taken it from what it owes us. */
export function hasLeft(state: RefundState): boolean {
  return state === 'pending' || state === 'succeeded'
}

/** Not yet in the hands of the provider; one of these a payment, so that a double click asks once. */
export function isBeforeProvider(state: RefundState): boolean {
  return state === 'asked' || state === 'approved'
}

export type RefundFacts = { state: RefundState; amountMinor: number; bySecondPerson: boolean }

/** What is left of a payment to give back. */
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

/** Why this much of a payment cannot be given back now, or undefined when it can. */
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

/** How much of a payment has arrived back on its card. A refund that the bank returned counts no more. */
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

/** What one person gave back of a payment, without a second one. */
export function spentAlone(refunds: readonly RefundFacts[]): number {
  return refunds
    .filter(({ state, bySecondPerson }) => holdsMoney(state) && !bySecondPerson)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}

/**
 * Whether a second person has to agree. What one person gave back of a payment before counts in, so that nobody
 * refunds in slices; a currency without a limit always asks two.
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

/** Who asked may take the wish back, and never approve it. */
export function refuseRefundDecision(
  refund: { state: RefundState; requestedBy: string | null },
  decided: { by: string; decision: 'approve' | 'decline'; reason: string },
): DecisionRefusal | undefined {
  if (nextRefundState(refund.state, decided.decision) === undefined) return 'refundDecided'
  if (decided.decision === 'approve')
    return refund.requestedBy === decided.by ? 'sameRefunder' : undefined
  if (decided.reason.trim() === '') return 'reasonRequired'
}
