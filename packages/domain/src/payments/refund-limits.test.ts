import { expect, test } from 'vitest'
import { RefundLimitsText } from './refund-limits.ts'

test.each([
  ['', {}],
  ['USD 50', { USD: 5000 }],
  ['USD 50.5, HKD 400,JPY 8000', { USD: 5050, HKD: 40_000, JPY: 8000 }],
  ['HKD 0', { HKD: 0 }],
])('the limits of refunds are read from "%s"', (text, limits) => {
  expect(RefundLimitsText.parse(text)).toEqual(limits)
})

test.each(['USD', '50 USD', 'EUR 50', 'USD -1', 'USD 1.234', 'usd 5'])(
  'limits written "%s" are refused',
  (text) => {
    expect(RefundLimitsText.safeParse(text).success).toBe(false)
  },
)
