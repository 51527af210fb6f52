import { expect, test } from 'vitest'
import { percentText, taxWithin } from './tax.ts'

test.each([
  ['no tax', 'HKD', 29_800, 0, 0],
  ['5 % in TWD 1,200, in whole dollars', 'TWD', 120_000, 500, 5700],
  ['10 % in JPY 5,800', 'JPY', 5800, 1000, 527],
  ['10 % in KRW 52,000', 'KRW', 52_000, 1000, 4727],
  ['6 % in CNY 278', 'CNY', 27_800, 600, 1574],
  ['8 % in MYR 178', 'MYR', 17_800, 800, 1319],
  ['half a unit goes up', 'USD', 21, 500, 1],
  ['half a dollar goes up', 'TWD', 1050, 500, 100],
  ['nothing', 'USD', 0, 500, 0],
  ['money that went back', 'JPY', -5800, 1000, -527],
  ['all of it again', 'USD', 200, 10_000, 100],
] as const)('tax within a price: %s', (_what, currency, amountMinor, rate, tax) => {
  expect(taxWithin({ amountMinor, currency }, rate)).toBe(tax)
})

test.each([
  [500, '5'],
  [750, '7.5'],
  [825, '8.25'],
  [0, '0'],
])('a rate of %i reads %s', (rate, text) => {
  expect(percentText(rate)).toBe(text)
})
