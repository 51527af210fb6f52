import { withMinusSign } from '@systole/domain/text/minus-sign'
import { htmlLang, type Wording } from '@systole/i18n/languages'
import { numberFormat } from './intl-cache.ts'

/** Formats with two decimals, so that weights and sizes align in a column. */
export function formatFixed(value: number, wording: Wording, decimals = 2): string {
  const figure = numberFormat(htmlLang[wording], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  }).format(value)
  return withMinusSign(figure)
}

/** Formats with at most two decimals, none for whole numbers: ages. */
export function formatShort(value: number, wording: Wording): string {
  return withMinusSign(numberFormat(htmlLang[wording], { maximumFractionDigits: 2 }).format(value))
}
