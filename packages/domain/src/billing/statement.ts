import type { ConsultMode } from '../cases/case.ts'
import { Currency } from '../payments/money.ts'

/** The state of a payment as shown to its hospital. */
export type PaymentState = 'paid' | 'processing' | 'partlyRefunded' | 'refunded' | 'inQuestion'

/** A line of a statement: a payment, a refund, or a refund that the bank returned. */
export type StatementEntry = {
  kind: 'payment' | 'refund' | 'returned'
  /** Always positive; `kind` gives the direction. */
  amountMinor: number
  currency: Currency
  at: Date
  state: PaymentState
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

/** Returns the signed amount that a line adds to the hospital's total. */
export function signedMinor({ kind, amountMinor }: Pick<StatementEntry, 'kind' | 'amountMinor'>) {
  return kind === 'refund' ? -amountMinor : amountMinor
}

/** Derives the state of a payment from its refunds. A payment under review is shown as such even when it is partly refunded. */
export function paymentStateOf(payment: {
  state: 'paid' | 'processing' | 'paid_duplicate' | 'paid_mismatch'
  amountMinor: number
  refundedMinor: number
}): PaymentState {
  const { state, amountMinor, refundedMinor } = payment
  if (state === 'processing') return 'processing'
  if (refundedMinor >= amountMinor) return 'refunded'
  if (state !== 'paid') return 'inQuestion'
  return refundedMinor > 0 ? 'partlyRefunded' : 'paid'
}

/** Sums the statement by currency. Payments that are still processing are excluded. */
export function sumStatement(
  entries: readonly Pick<StatementEntry, 'kind' | 'amountMinor' | 'currency' | 'state'>[],
): StatementSum[] {
  const counted = entries.filter(({ state }) => state !== 'processing')
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
