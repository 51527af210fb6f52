import type { CheckoutState } from './checkout.ts'
import type { Money } from './money.ts'

/** What the provider says about a checkout; the only source of truth. */
export type ProviderState =
  | { kind: 'open' }
  | { kind: 'processing' }
  | { kind: 'paid'; money: Money; paymentId: string; paidAt: Date; live: boolean }
  | { kind: 'failed'; reason: string }
  | { kind: 'expired' }

const UNPAID: Record<Exclude<ProviderState['kind'], 'paid'>, CheckoutState> = {
  open: 'open',
  processing: 'processing',
  failed: 'failed',
  expired: 'expired',
}

/** Our state for what the provider says. A paid checkout is final; money that does not fit is set aside for a person. */
export function settledState(
  before: { state: CheckoutState; money: Money; caseIsPaid: boolean; live: boolean },
  provider: ProviderState,
): CheckoutState {
  if (
    before.state === 'paid' ||
    before.state === 'paid_duplicate' ||
    before.state === 'paid_mismatch'
  )
    return before.state
  if (provider.kind !== 'paid') return UNPAID[provider.kind]
  const { money, live } = provider
  const agrees =
    money.amountMinor === before.money.amountMinor &&
    money.currency === before.money.currency &&
    live === before.live
  if (!agrees) return 'paid_mismatch'
  return before.caseIsPaid ? 'paid_duplicate' : 'paid'
}
