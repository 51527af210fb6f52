import { mainlandTexts, mainlandWords } from './mainland-words.ts'
import type { Translated } from './translated.ts'

/** Turns Hong Kong texts into Simplified Chinese; `convert` changes the script (opencc, hk to cn). */
export function simplified<Texts extends object>(
  texts: Texts,
  convert: (text: string) => string,
): Translated<Texts> {
  const simplify = (value: unknown): unknown => {
    if (typeof value === 'string') return convert(inMainlandWords(value))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, simplify(text)]))
  }
  // The walk keeps every key, which the compiler cannot see.
  return simplify(texts) as Translated<Texts>
}

const words = new Map(mainlandWords)
const anyWord = new RegExp(
  [...words.keys()].sort((one, other) => other.length - one.length).join('|'),
  'g',
)

/** Replaces Hong Kong words in a text by mainland ones, still in Traditional characters. */
function inMainlandWords(text: string): string {
  return mainlandTexts[text] ?? text.replace(anyWord, (word) => words.get(word) ?? word)
}
