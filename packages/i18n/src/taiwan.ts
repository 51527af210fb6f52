import { rewordBy, rewordTexts } from './reword.ts'
import { taiwanTexts, taiwanWords } from './taiwan-words.ts'
import type { Translated } from './translated.ts'

const inTaiwanWords = rewordBy(taiwanWords, taiwanTexts)

/** Turns Hong Kong texts into Traditional Chinese as Taiwan words it (page 0048 of the decisions). */
export function taiwanese<Texts extends object>(texts: Texts): Translated<Texts> {
  return rewordTexts(texts, inTaiwanWords)
}
