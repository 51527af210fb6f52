import { htmlLang, type Wording } from '@systole/i18n/languages'
import { displayNames } from './intl-cache.ts'

/** Returns the name of a country or region, "Hong Kong", "日本", otherwise its code. */
export function formatRegion(code: string, wording: Wording): string {
  return displayNames(htmlLang[wording], { type: 'region', style: 'short' }).of(code) ?? code
}
