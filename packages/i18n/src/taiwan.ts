import { rewordBy, rewordTexts } from './reword.ts'
import { taiwanTexts, taiwanWords } from './taiwan-words.ts'
import type { Translated } from './translated.ts'

const inTaiwanWords = rewordBy(taiwanWords, taiwanTexts)

/** Converts Hong Kong texts to Taiwan's wording of Traditional Chinese (ADR 48 of the decisions). */
export function taiwanese<Texts extends object>(texts: Texts): Translated<Texts> {
  return rewordTexts(texts, inTaiwanWords)
}
