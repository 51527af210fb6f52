import type { ConsultMode } from '../cases/case.ts'
import { Currency } from '../payments/money.ts'

/** What became of a payment, as its hospital is told. */
export type PaymentStanding = 'paid' | 'processing' | 'partlyRefunded' | 'refunded' | 'inQuestion'

/** A line of a statement: money that came, that went back, or that the bank returned after it had gone back. */
export type StatementEntry = {
  kind: 'payment' | 'refund' | 'returned'
  /** Positive for all; the kind says which way. */
  amountMinor: number
  currency: Currency
  at: Date
  standing: PaymentStanding
  mode: ConsultMode
}

export type StatementSum = {
  currency: Currency
  payments: number
  paidMinor: number
  refunds: number
  refundedMinor: number
  returned: number
  returnedMinor: number
  netMinor: number
}

/** What a line adds to what the hospital paid. */
export function signedMinor({ kind, amountMinor }: Pick<StatementEntry, 'kind' | 'amountMinor'>) {
  return kind === 'refund' ? -amountMinor : amountMinor
}

/** How a payment stands. What support has still to look at is said to be so, whatever went back meanwhile. */
export function standingOf(payment: {
  state: 'paid' | 'processing' | 'paid_duplicate' | 'paid_mismatch'
  amountMinor: number
  refundedMinor: number
}): PaymentStanding {
  const { state, amountMinor, refundedMinor } = payment
  if (state === 'processing') return 'processing'
  if (refundedMinor >= amountMinor) return 'refunded'
  if (state !== 'paid') return 'inQuestion'
  return refundedMinor > 0 ? 'partlyRefunded' : 'paid'
}

/** One sum for each currency that occurs. Money that is still on its way is in none. */
export function sumStatement(
  entries: readonly Pick<StatementEntry, 'kind' | 'amountMinor' | 'currency' | 'standing'>[],
): StatementSum[] {
  const counted = entries.filter(({ standing }) => standing !== 'processing')
  return Currency.options.flatMap((currency) => {
    const own = counted.filter((entry) => entry.currency === currency)
    if (own.length === 0) return []
    const payments = own.filter(({ kind }) => kind === 'payment')
    const refunds = own.filter(({ kind }) => kind === 'refund')
    const paidMinor = total(payments)
    const refundedMinor = total(refunds)
    const returned = own.filter(({ kind }) => kind === 'returned')
    const returnedMinor = total(returned)
    return [
      {
        currency,
        payments: payments.length,
        paidMinor,
        refunds: refunds.length,
        refundedMinor,
        returned: returned.length,
        returnedMinor,
        netMinor: paidMinor - refundedMinor + returnedMinor,
      },
    ]
  })
}

function total(entries: readonly { amountMinor: number }[]): number {
  return entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
}
