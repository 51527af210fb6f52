import { z } from 'zod'
import { madeOnce } from '../text/made-once.ts'

/** The currencies prices exist in. Spec §9, decision 14. */
export const Currency = z.enum(['USD', 'HKD', 'TWD', 'CNY', 'MYR', 'JPY', 'KRW'])
export type Currency = z.infer<typeof Currency>

/** Decimals of the smallest unit, by the payment provider's list, not by Intl (docs.stripe.com/currencies). */
const EXPONENT: Record<Currency, number> = {
  USD: 2,
  HKD: 2,
  TWD: 2,
  CNY: 2,
  MYR: 2,
  JPY: 0,
  KRW: 0,
}

export type Money = { amountMinor: number; currency: Currency }

/** The number people read: 29800 HKD minor units are 298. */
export function majorAmount({ amountMinor, currency }: Money): number {
  return amountMinor / 10 ** EXPONENT[currency]
}

/** What the product list shows beside a price; spelled so that no two currencies share one. */
const SYMBOL: Record<Currency, string> = {
  USD: 'US$',
  HKD: 'HK$',
  TWD: 'NT$',
  CNY: 'CN¥',
  MYR: 'RM',
  JPY: 'JP¥',
  KRW: '₩',
}

export function currencySymbol(currency: Currency): string {
  return SYMBOL[currency]
}

/** `HKD 298`, `JPY 5,800`, `USD 38.50`: the code first, decimals only where there are any. */
export function moneyText(money: Money): string {
  const amount = majorAmount(money)
  const decimals = Number.isInteger(amount) ? 0 : EXPONENT[money.currency]
  return `${money.currency}\u00a0${figureText(amount, decimals)}`
}

/** As accounts are kept: every decimal of the currency, so that figures stand below each other, and a true minus sign. */
export function accountText(money: Money): string {
  const isWhole = money.amountMinor % smallestPrice(money.currency) === 0
  const decimals = money.currency === 'TWD' && isWhole ? 0 : EXPONENT[money.currency]
  const figure = figureText(majorAmount(money), decimals).replace('-', '\u2212')
  return `${money.currency}\u00a0${figure}`
}

const figures = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

function figureText(amount: number, decimals: number): string {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return figures('en', options).format(amount)
}

/** What amounts of a currency are counted in, in its smallest unit: Taiwan has cents at the provider and none on paper. */
export function smallestPrice(currency: Currency): number {
  return currency === 'TWD' ? 100 : 1
}

/** Money in the provider's words; what it calls by a code that we do not know stays in its smallest unit. */
export function providerMoneyText(money: { amountMinor: number; currency: string }): string {
  const { amountMinor } = money
  const currency = Currency.safeParse(money.currency)
  return currency.success
    ? moneyText({ amountMinor, currency: currency.data })
    : `${money.currency}\u00a0${amountMinor} (minor units)`
}

export function minorAmount(major: number, currency: Currency): number {
  return Math.round(major * 10 ** EXPONENT[currency])
}

const BY_COUNTRY: Record<string, Currency> = {
  JP: 'JPY',
  CN: 'CNY',
  KR: 'KRW',
  MY: 'MYR',
  HK: 'HKD',
  MO: 'HKD',
  TW: 'TWD',
}

/** The currency of the user's country; USD for all others (PAY-1). */
export function currencyOfCountry(country: string): Currency {
  return BY_COUNTRY[country.toUpperCase()] ?? 'USD'
}
