import type { Translated } from './translated.ts'

export type WordPairs = readonly (readonly [from: string, to: string])[]

/** Applies `reword` to every text of a tree and keeps the keys. */
export function rewordTexts<Texts extends object>(
  texts: Texts,
  reword: (text: string) => string,
): Translated<Texts> {
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return reword(value)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, walk(text)]))
  }
  // The walk keeps every key, which the compiler cannot see.
  return walk(texts) as Translated<Texts>
}

/** Creates a function that replaces whole texts first, then words, the longest at each position. */
export function rewordBy(
  pairs: WordPairs,
  wholeTexts: Readonly<Record<string, string>>,
): (text: string) => string {
  const words = new Map(pairs)
  const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length)
  const anyWord = new RegExp(longestFirst.join('|'), 'g')
  return (text) => wholeTexts[text] ?? text.replace(anyWord, (word) => words.get(word) ?? word)
}
