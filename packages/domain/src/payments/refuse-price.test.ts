import { expect, test } from 'vitest'
import { refusePrice } from './refuse-price.ts'

test.each([
  [29_800, 'HKD', undefined],
  [400, 'HKD', undefined],
  [399, 'HKD', 'belowMinimum'],
  [50, 'USD', undefined],
  [49, 'USD', 'belowMinimum'],
  [120_000, 'TWD', undefined],
  [120_050, 'TWD', 'wholeDollars'],
  [5800, 'JPY', undefined],
  [49, 'JPY', 'belowMinimum'],
  [50, 'KRW', undefined],
  [200, 'MYR', undefined],
  [199, 'MYR', 'belowMinimum'],
  [1, 'CNY', undefined],
  [0, 'CNY', 'notAnAmount'],
  [-100, 'USD', 'notAnAmount'],
  [100.5, 'USD', 'notAnAmount'],
  [Number.NaN, 'USD', 'notAnAmount'],
  [99_999_999, 'KRW', undefined],
  [100_000_000, 'KRW', 'tooLarge'],
] as const)('%d in %s as a price: %s', (amount, currency, refusal) => {
  expect(refusePrice(amount, currency)).toBe(refusal)
})
