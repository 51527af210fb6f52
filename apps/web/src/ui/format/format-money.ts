import { type Money, majorAmount } from '@systole/domain/payments/money'
import { htmlLang, type Language } from '@systole/i18n/languages'
import { NBSP } from './format-date.ts'
import { numberFormat } from './intl-cache.ts'

/** Formats `USD 38`, `JPY 5,800`, `HKD 298.50`: the code first, decimals only if needed. */
export function formatMoney(money: Money, language: Language): string {
  return `${money.currency}${NBSP}${formatAmount(money, language)}`
}

/** Formats the amount alone, for a price in large type beside its currency. */
export function formatAmount(money: Money, language: Language): string {
  const amount = majorAmount(money)
  const decimals = Number.isInteger(amount) || money.currency === 'TWD' ? 0 : 2
  return numberFormat(htmlLang[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount)
}
