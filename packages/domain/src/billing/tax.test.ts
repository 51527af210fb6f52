import { expect, test } from 'vitest'
import { percentText, taxWithin } from './tax.ts'

test.each([
  ['no tax', 29_800, 0, 0],
  ['5 % in TWD 1,200', 120_000, 500, 5714],
  ['10 % in JPY 5,800', 5800, 1000, 527],
  ['10 % in KRW 52,000', 52_000, 1000, 4727],
  ['6 % in CNY 278', 27_800, 600, 1574],
  ['8 % in MYR 178', 17_800, 800, 1319],
  ['half a unit goes up', 21, 500, 1],
  ['nothing', 0, 500, 0],
  ['money that went back', -5800, 1000, -527],
  ['all of it again', 200, 10_000, 100],
])('tax within a price: %s', (_what, total, rate, tax) => {
  expect(taxWithin(total, rate)).toBe(tax)
})

test.each([
  [500, '5'],
  [750, '7.5'],
  [825, '8.25'],
  [0, '0'],
])('a rate of %i reads %s', (rate, text) => {
  expect(percentText(rate)).toBe(text)
})
