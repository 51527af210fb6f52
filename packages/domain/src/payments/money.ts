import { z } from 'zod'
import { madeOnce } from '../text/made-once.ts'
import { withMinusSign } from '../text/minus-sign.ts'

/** The currencies prices exist in. portal §9, SPEC 14. */
export const Currency = z.enum(['USD', 'HKD', 'TWD', 'CNY', 'MYR', 'JPY', 'KRW'])
export type Currency = z.infer<typeof Currency>

/** The number of decimals of each currency, from the payment provider's list, not from Intl (docs.stripe.com/currencies). */
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

/** Converts to the major unit: 29800 HKD minor units are 298. */
export function majorAmount({ amountMinor, currency }: Money): number {
  return amountMinor / 10 ** EXPONENT[currency]
}

/** The currency symbols shown beside prices in the product list, spelled so that each is unique. */
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

/** Formats an amount as `HKD 298`, `JPY 5,800`, `USD 38.50`: the code first, decimals only if needed. */
export function moneyText(money: Money): string {
  const amount = majorAmount(money)
  const decimals = Number.isInteger(amount) ? 0 : EXPONENT[money.currency]
  return `${money.currency}\u00a0${figureText(amount, decimals)}`
}

/** Formats an amount for accounts: with all decimals of the currency, so that figures align, and a true minus sign. */
export function accountText(money: Money): string {
  const isWhole = money.amountMinor % smallestPrice(money.currency) === 0
  const decimals = money.currency === 'TWD' && isWhole ? 0 : EXPONENT[money.currency]
  const figure = withMinusSign(figureText(majorAmount(money), decimals))
  return `${money.currency}\u00a0${figure}`
}

const figures = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

function figureText(amount: number, decimals: number): string {
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return figures('en', options).format(amount)
}

/** Returns the smallest price step in minor units. TWD has cents at the provider but is sold in whole dollars. */
export function smallestPrice(currency: Currency): number {
  return currency === 'TWD' ? 100 : 1
}

/** Formats an amount from the provider; with an unknown currency code, in minor units. */
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

/** Returns the currency of the user's country; USD for all others (PAY-1). */
export function currencyOfCountry(country: string): Currency {
  return BY_COUNTRY[country.toUpperCase()] ?? 'USD'
}
