import { expect, test } from 'vitest'
import { readAmount, typedAmount } from './read-amount.ts'

test.each([
  ['298', 'HKD', 29_800],
  ['298.5', 'HKD', 29_850],
  [' 1,200 ', 'TWD', 120_000],
  ['5800', 'JPY', 5800],
  ['5800.5', 'JPY', undefined],
  ['29800', 'EUR', 29_800],
  ['0', 'HKD', undefined],
  ['-1', 'HKD', undefined],
  ['1.234', 'HKD', undefined],
  ['1e3', 'HKD', undefined],
  ['', 'HKD', undefined],
])('"%s" of %s is %s in the smallest unit', (typed, currency, minor) => {
  expect(readAmount(typed, currency)).toBe(minor)
})

test.each([
  [29_850, 'HKD', '298.5'],
  [5800, 'JPY', '5800'],
  [77, 'EUR', '77'],
])('%i of %s is typed %s', (minor, currency, typed) => {
  expect(typedAmount(minor, currency)).toBe(typed)
})
