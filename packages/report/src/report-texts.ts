import { fallbacks, type Language, type WrittenLanguage } from '@systole/i18n/languages'
import { simplified } from '@systole/i18n/simplified'
import { common as commonEn } from '@systole/i18n/texts/en_us/common'
import { questions as questionsEn } from '@systole/i18n/texts/en_us/questions'
import { reports as reportsEn } from '@systole/i18n/texts/en_us/reports'
import { common as commonJa } from '@systole/i18n/texts/ja/common'
import { questions as questionsJa } from '@systole/i18n/texts/ja/questions'
import { reports as reportsJa } from '@systole/i18n/texts/ja/reports'
import { common as commonKo } from '@systole/i18n/texts/ko/common'
import { questions as questionsKo } from '@systole/i18n/texts/ko/questions'
import { reports as reportsKo } from '@systole/i18n/texts/ko/reports'
import { common as commonZhHk } from '@systole/i18n/texts/zh_hk/common'
import { questions as questionsZhHk } from '@systole/i18n/texts/zh_hk/questions'
import { reports as reportsZhHk } from '@systole/i18n/texts/zh_hk/reports'
import type { Texts } from '@systole/i18n/texts-of'

type Written = Pick<Texts, 'common' | 'questions' | 'reports'>

/** The words of a report, and the language they are really in. */
export type ReportTexts = Written & { writtenIn: Language }

/** Turns Traditional into Simplified characters; opencc's hk to cn, passed in because browsers load it late. */
export type ToSimplified = (text: string) => string

const WRITTEN: Record<WrittenLanguage, Written> = {
  en_us: { common: commonEn, questions: questionsEn, reports: reportsEn },
  zh_hk: { common: commonZhHk, questions: questionsZhHk, reports: reportsZhHk },
  ja: { common: commonJa, questions: questionsJa, reports: reportsJa },
  ko: { common: commonKo, questions: questionsKo, reports: reportsKo },
}

/** `written` is what there is; a language that is not there is answered as the fallbacks say (SHELL-4). */
export function reportTextsOf(
  language: Language,
  toSimplified: ToSimplified,
  written: Partial<typeof WRITTEN> = WRITTEN,
): ReportTexts {
  for (const code of [language, ...fallbacks[language]]) {
    const texts =
      code === 'zh_cn' ? written.zh_hk && simplified(written.zh_hk, toSimplified) : written[code]
    if (texts) return { ...texts, writtenIn: code }
  }
  return { ...WRITTEN.en_us, writtenIn: 'en_us' }
}
