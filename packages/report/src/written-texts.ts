import { fallbacks, type Wording, type WrittenLanguage } from '@systole/i18n/languages'
import { simplified } from '@systole/i18n/simplified'
import { taiwanese } from '@systole/i18n/taiwan'
import type { Texts, Translated } from '@systole/i18n/translated'

/** The texts used in a report. */
export type Written = Pick<Texts, 'common' | 'ecgReport' | 'questions' | 'reports'>

/** The words of a report, and the language they are really in. */
export type ReportTexts = Written & { writtenIn: Wording }

/**
 * A function that converts Traditional to Simplified characters with opencc's hk to cn; a parameter because browsers load it
 * late.
 */
export type ToSimplified = (text: string) => string

/**
 * Returns the first available texts of the language and its fallbacks (SHELL-4); Simplified Chinese is converted from
 * Traditional.
 */
export function firstWritten<T extends Partial<Written>>(
  wording: Wording,
  toSimplified: ToSimplified,
  written: Partial<Record<WrittenLanguage, T>>,
): ((T | Translated<T>) & { writtenIn: Wording }) | undefined {
  for (const code of [wording, ...fallbacks[wording]]) {
    const texts = textsIn(code, toSimplified, written)
    if (texts) return { ...texts, writtenIn: code }
  }
  return undefined
}

function textsIn<T extends Partial<Written>>(
  code: Wording,
  toSimplified: ToSimplified,
  written: Partial<Record<WrittenLanguage, T>>,
): T | Translated<T> | undefined {
  if (code !== 'zh_cn' && code !== 'zh_tw') return written[code]
  if (!written.zh_hk) return undefined
  return code === 'zh_cn' ? simplified(written.zh_hk, toSimplified) : taiwanese(written.zh_hk)
}
