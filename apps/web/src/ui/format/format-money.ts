import { type Money, majorAmount } from '@systole/domain/payments/money'
import { htmlLang, type Wording } from '@systole/i18n/languages'
import { NBSP } from './format-date.ts'
import { numberFormat } from './intl-cache.ts'

/** Formats `USD 38`, `JPY 5,800`, `HKD 298.50`: the code first, decimals only if needed. */
export function formatMoney(money: Money, wording: Wording): string {
  return `${money.currency}${NBSP}${formatAmount(money, wording)}`
}

/** Formats the amount alone, for a price in large type beside its currency. */
export function formatAmount(money: Money, wording: Wording): string {
  const amount = majorAmount(money)
  const decimals = Number.isInteger(amount) || money.currency === 'TWD' ? 0 : 2
  return numberFormat(htmlLang[wording], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount)
}
