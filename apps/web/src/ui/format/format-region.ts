import { htmlLang, type Language } from '@systole/i18n/languages'
import { displayNames } from './intl-cache.ts'

/** Returns the name of a country or region, "Hong Kong", "日本", otherwise its code. */
export function formatRegion(code: string, language: Language): string {
  return displayNames(htmlLang[language], { type: 'region', style: 'short' }).of(code) ?? code
}
