import type { MreLanguage } from '@systole/domain/mre/mre-phrase'
import { htmlLang, languageNames } from '@systole/i18n/languages'

const LANGUAGE = { en: 'en_us', ja: 'ja', zh_hk: 'zh_hk', ko: 'ko' } as const satisfies Record<
  MreLanguage,
  string
>

/** Returns the name of a language of the catalogue, in that language. */
export function catalogueLanguage(language: MreLanguage): string {
  return languageNames[LANGUAGE[language]].short
}

/** Returns the value of `lang` for texts of the catalogue. */
export function catalogueLang(language: MreLanguage): string {
  return htmlLang[LANGUAGE[language]]
}
