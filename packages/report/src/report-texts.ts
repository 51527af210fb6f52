import { fallbacks, type Language } from '@systole/i18n/languages'
import { simplified } from '@systole/i18n/simplified'
import { common as commonEn } from '@systole/i18n/texts/en_us/common'
import { questions as questionsEn } from '@systole/i18n/texts/en_us/questions'
import { reports as reportsEn } from '@systole/i18n/texts/en_us/reports'
import { common as commonZhHk } from '@systole/i18n/texts/zh_hk/common'
import { questions as questionsZhHk } from '@systole/i18n/texts/zh_hk/questions'
import { reports as reportsZhHk } from '@systole/i18n/texts/zh_hk/reports'
import type { Texts } from '@systole/i18n/texts-of'

type Written = Pick<Texts, 'common' | 'questions' | 'reports'>

/** The words of a report, and the language they are really in: `ja` and `ko` answer English. */
export type ReportTexts = Written & { writtenIn: Language }

/** Turns Traditional into Simplified characters; opencc's hk to cn, passed in because browsers load it late. */
export type ToSimplified = (text: string) => string

const english: Written = { common: commonEn, questions: questionsEn, reports: reportsEn }
const hongKong: Written = { common: commonZhHk, questions: questionsZhHk, reports: reportsZhHk }
const WRITTEN: Partial<Record<Language, Written>> = { en_us: english, zh_hk: hongKong }

export function reportTextsOf(language: Language, toSimplified: ToSimplified): ReportTexts {
  if (language === 'zh_cn') return { ...simplified(hongKong, toSimplified), writtenIn: 'zh_cn' }
  const writtenIn = [language, ...fallbacks[language]].find((code) => WRITTEN[code]) ?? 'en_us'
  return { ...(WRITTEN[writtenIn] ?? english), writtenIn }
}
