import { htmlLang, type Wording } from '@systole/i18n/languages'
import { numberFormat } from './intl-cache.ts'

/** Formats with two decimals, so that weights and sizes align in a column. */
export function formatFixed(value: number, wording: Wording, decimals = 2): string {
  return numberFormat(htmlLang[wording], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)
}

/** Formats with at most two decimals, none for whole numbers: ages. */
export function formatShort(value: number, wording: Wording): string {
  return numberFormat(htmlLang[wording], { maximumFractionDigits: 2 }).format(value)
}
