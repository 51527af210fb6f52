import { expect, test } from 'vitest'
import {
  accountText,
  Currency,
  currencyOfCountry,
  currencySymbol,
  majorAmount,
  minorAmount,
  moneyText,
} from './money.ts'

test.each([
  ['JP', 'JPY'],
  ['CN', 'CNY'],
  ['KR', 'KRW'],
  ['MY', 'MYR'],
  ['HK', 'HKD'],
  ['MO', 'HKD'],
  ['TW', 'TWD'],
  ['tw', 'TWD'],
  ['US', 'USD'],
  ['GB', 'USD'],
  ['SG', 'USD'],
  ['', 'USD'],
])('PAY-1 a user in %s pays in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})

test.each([
  ['USD', 3800, 38],
  ['USD', 1, 0.01],
  ['HKD', 29_850, 298.5],
  ['TWD', 120_000, 1200],
  ['CNY', 27_800, 278],
  ['MYR', 17_800, 178],
  ['JPY', 5800, 5800],
  ['KRW', 52_000, 52_000],
] as const)('%s %i in the smallest unit are %d, and back', (currency, amountMinor, major) => {
  expect(majorAmount({ amountMinor, currency })).toBe(major)
  expect(minorAmount(major, currency)).toBe(amountMinor)
})

test.each([
  [{ amountMinor: 3800, currency: 'USD' }, 'USD 38'],
  [{ amountMinor: 3850, currency: 'USD' }, 'USD 38.50'],
  [{ amountMinor: 120_000, currency: 'TWD' }, 'TWD 1,200'],
  [{ amountMinor: 5800, currency: 'JPY' }, 'JPY 5,800'],
  [{ amountMinor: 96_000, currency: 'KRW' }, 'KRW 96,000'],
] as const)('%o reads %s', (money, text) => {
  expect(moneyText(money).replace('\u00a0', ' ')).toBe(text)
})

test.each([
  [{ amountMinor: 3800, currency: 'USD' }, 'USD 38.00'],
  [{ amountMinor: -9850, currency: 'HKD' }, 'HKD \u221298.50'],
  [{ amountMinor: 120_000, currency: 'TWD' }, 'TWD 1,200'],
  [{ amountMinor: 120_050, currency: 'TWD' }, 'TWD 1,200.50'],
  [{ amountMinor: 5800, currency: 'JPY' }, 'JPY 5,800'],
  [{ amountMinor: -96_000, currency: 'KRW' }, 'KRW \u221296,000'],
] as const)('in accounts %o reads %s', (money, text) => {
  expect(accountText(money).replace('\u00a0', ' ')).toBe(text)
})

test('every currency has a symbol of its own', () => {
  expect(new Set(Currency.options.map(currencySymbol)).size).toBe(Currency.options.length)
})
