import { fallbacks, type Language, type WrittenLanguage } from '@systole/i18n/languages'
import { simplified } from '@systole/i18n/simplified'
import type { Texts } from '@systole/i18n/texts-of'
import type { Translated } from '@systole/i18n/translated'

/** The texts used in a report. */
export type Written = Pick<Texts, 'common' | 'questions' | 'reports'>

/** The words of a report, and the language they are really in. */
export type ReportTexts = Written & { writtenIn: Language }

/** Turns Traditional into Simplified characters; opencc's hk to cn, passed in because browsers load it late. */
export type ToSimplified = (text: string) => string

/**
 * Returns the first available texts of the language and its fallbacks (SHELL-4); Simplified Chinese is converted from
 * Traditional.
 */
export function firstWritten<T extends Partial<Written>>(
  language: Language,
  toSimplified: ToSimplified,
  written: Partial<Record<WrittenLanguage, T>>,
): ((T | Translated<T>) & { writtenIn: Language }) | undefined {
  for (const code of [language, ...fallbacks[language]]) {
    const texts =
      code === 'zh_cn' ? written.zh_hk && simplified(written.zh_hk, toSimplified) : written[code]
    if (texts) return { ...texts, writtenIn: code }
  }
  return undefined
}
