import { type BackstageTexts, backstageTextsOf } from '@systole/i18n/backstage-texts-of'
import type { Language } from '@systole/i18n/languages'
import { toSimplified } from './to-simplified.ts'

const made = new Map<Language, BackstageTexts>()

/** The server's own words in a language; converted once. */
export function backstageTexts(language: Language): BackstageTexts {
  const texts = made.get(language) ?? backstageTextsOf(language, toSimplified)
  made.set(language, texts)
  return texts
}
