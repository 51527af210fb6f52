import { htmlLang, type Language } from '@systole/i18n/languages'

/** Two decimals always: weights and sizes line up in a column. */
export function formatFixed(value: number, language: Language, decimals = 2): string {
  return new Intl.NumberFormat(htmlLang[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)
}

/** At most two decimals, none when whole: ages. */
export function formatShort(value: number, language: Language): string {
  return new Intl.NumberFormat(htmlLang[language], { maximumFractionDigits: 2 }).format(value)
}
