import { htmlLang, type Language } from '@systole/i18n/languages'
import { numberFormat } from './intl-made-once.ts'

/** Two decimals always: weights and sizes line up in a column. */
export function formatFixed(value: number, language: Language, decimals = 2): string {
  return numberFormat(htmlLang[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)
}

/** At most two decimals, none when whole: ages. */
export function formatShort(value: number, language: Language): string {
  return numberFormat(htmlLang[language], { maximumFractionDigits: 2 }).format(value)
}
