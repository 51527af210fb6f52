import { htmlLang, type Language, type Wording, wordingFor } from '@systole/i18n/languages'
import { serverTextsOf } from '@systole/i18n/server-texts-of'
import type { ServerOnlyTexts } from '@systole/i18n/translated'
import { toSimplified } from './to-simplified.ts'

/** The texts and their BCP 47 tag. */
export type ServerTexts = ServerOnlyTexts & { tag: string }

const made = new Map<Wording, ServerTexts>()

/** Returns the server's own texts in a language, in the wording of the reader's country. */
export function serverTexts(language: Language, country?: string | null): ServerTexts {
  return textsOfWording(wordingFor(language, country))
}

/** Returns the server's own texts in a wording; converted once. */
export function textsOfWording(wording: Wording): ServerTexts {
  const before = made.get(wording)
  if (before) return before
  const texts = { ...serverTextsOf(wording, toSimplified), tag: htmlLang[wording] }
  made.set(wording, texts)
  return texts
}
