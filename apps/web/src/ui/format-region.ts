import { htmlLang, type Language } from '@systole/i18n/languages'
import { displayNames } from './intl-made-once.ts'

/** "Hong Kong", "日本": a country or region by its name, else its code. */
export function formatRegion(code: string, language: Language): string {
  return displayNames(htmlLang[language], { type: 'region', style: 'short' }).of(code) ?? code
}
