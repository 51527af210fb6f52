import { htmlLang, type Language } from '@systole/i18n/languages'
import { numberFormat } from './intl-cache.ts'

/** Formats with two decimals, so that weights and sizes align in a column. */
export function formatFixed(value: number, language: Language, decimals = 2): string {
  return numberFormat(htmlLang[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)
}

/** Formats with at most two decimals, none for whole numbers: ages. */
export function formatShort(value: number, language: Language): string {
  return numberFormat(htmlLang[language], { maximumFractionDigits: 2 }).format(value)
}
