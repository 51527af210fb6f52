import { expect, test } from 'vitest'
import { type PaymentState, paymentStateOf, signedMinor, sumStatement } from './statement.ts'

type Entry = Parameters<typeof sumStatement>[0][number]
const entry = (
  kind: Entry['kind'],
  amountMinor: number,
  currency: Entry['currency'] = 'HKD',
  state: PaymentState = 'paid',
): Entry => ({ kind, amountMinor, currency, state })

test('an empty month has no sums', () => {
  expect(sumStatement([])).toEqual([])
})

test('payments and refunds are summed apart, for each currency, and money on its way for none', () => {
  const sums = sumStatement([
    entry('payment', 29_800),
    entry('payment', 54_800),
    entry('refund', 9_800),
    entry('payment', 54_800, 'HKD', 'processing'),
    entry('payment', 5800, 'JPY', 'refunded'),
    entry('refund', 5800, 'JPY', 'refunded'),
    entry('payment', 120_000, 'TWD', 'processing'),
  ])
  expect(sums).toEqual([
    {
      currency: 'HKD',
      payments: 2,
      paidMinor: 84_600,
      refunds: 1,
      refundedMinor: 9_800,
      returned: 0,
      returnedMinor: 0,
      netMinor: 74_800,
    },
    {
      currency: 'JPY',
      payments: 1,
      paidMinor: 5800,
      refunds: 1,
      refundedMinor: 5800,
      returned: 0,
      returnedMinor: 0,
      netMinor: 0,
    },
  ])
})

test('a month in which money only went back is below zero', () => {
  expect(sumStatement([entry('refund', 100)])[0]?.netMinor).toBe(-100)
})

test('a refund that the bank returned is paid again, in the month it came back', () => {
  const [both] = sumStatement([entry('refund', 100), entry('returned', 100)])
  expect(both).toMatchObject({ refundedMinor: 100, returned: 1, returnedMinor: 100, netMinor: 0 })
  expect(sumStatement([entry('returned', 100)])[0]?.netMinor).toBe(100)
  expect(
    (['payment', 'refund', 'returned'] as const).map((kind) => signedMinor(entry(kind, 5))),
  ).toEqual([5, -5, 5])
})

test.each([
  ['paid', 0, 'paid'],
  ['paid', 1, 'partlyRefunded'],
  ['paid', 99, 'partlyRefunded'],
  ['paid', 100, 'refunded'],
  ['processing', 0, 'processing'],
  ['paid_duplicate', 0, 'inQuestion'],
  ['paid_duplicate', 100, 'refunded'],
  ['paid_mismatch', 50, 'inQuestion'],
] as const)('%s with %i of 100 sent back is %s', (state, refundedMinor, shown) => {
  expect(paymentStateOf({ state, amountMinor: 100, refundedMinor })).toBe(shown)
})
