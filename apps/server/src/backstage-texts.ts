import { type BackstageTexts, backstageTextsOf } from '@systole/i18n/backstage-texts-of'
import { htmlLang, type Language } from '@systole/i18n/languages'
import { toSimplified } from './to-simplified.ts'

/** The words and their BCP 47 tag. */
export type ServerTexts = BackstageTexts & { tag: string }

const made = new Map<Language, ServerTexts>()

/** Returns the server's texts in a language; converted once. */
export function backstageTexts(language: Language): ServerTexts {
  const before = made.get(language)
  if (before) return before
  const texts = { ...backstageTextsOf(language, toSimplified), tag: htmlLang[language] }
  made.set(language, texts)
  return texts
}
