import { fallbacks, type Language } from '@systole/i18n/languages'
import { simplified } from '@systole/i18n/simplified'
import { common as commonEn } from '@systole/i18n/texts/en_us/common'
import { reports as reportsEn } from '@systole/i18n/texts/en_us/reports'
import { common as commonZhHk } from '@systole/i18n/texts/zh_hk/common'
import { reports as reportsZhHk } from '@systole/i18n/texts/zh_hk/reports'
import type { Texts } from '@systole/i18n/texts-of'

/** The words of a report, and the language they are really in: `ja` and `ko` answer English. */
export type ReportTexts = Pick<Texts, 'common' | 'reports'> & { writtenIn: Language }

/** Turns Traditional into Simplified characters; opencc's hk to cn, passed in because browsers load it late. */
export type ToSimplified = (text: string) => string

const WRITTEN: Partial<Record<Language, Pick<Texts, 'common' | 'reports'>>> = {
  en_us: { common: commonEn, reports: reportsEn },
  zh_hk: { common: commonZhHk, reports: reportsZhHk },
}

export function reportTextsOf(language: Language, toSimplified: ToSimplified): ReportTexts {
  if (language === 'zh_cn') {
    const texts = { common: commonZhHk, reports: reportsZhHk }
    return { ...simplified(texts, toSimplified), writtenIn: 'zh_cn' }
  }
  const writtenIn = [language, ...fallbacks[language]].find((code) => WRITTEN[code]) ?? 'en_us'
  return { ...(WRITTEN[writtenIn] ?? { common: commonEn, reports: reportsEn }), writtenIn }
}
