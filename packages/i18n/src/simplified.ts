import { mainlandTexts, mainlandWords } from './mainland-words.ts'
import { rewordBy, rewordTexts } from './reword.ts'
import type { Translated } from './translated.ts'

const inMainlandWords = rewordBy(mainlandWords, mainlandTexts)

/** Turns Hong Kong texts into Simplified Chinese; `convert` changes the script (opencc, hk to cn). */
export function simplified<Texts extends object>(
  texts: Texts,
  convert: (text: string) => string,
): Translated<Texts> {
  return rewordTexts(texts, (text) => convert(inMainlandWords(text)))
}
