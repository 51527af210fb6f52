import type { Phrase } from './phrase.ts'

/** A slash that opens the phrase search, and the text typed after it. */
export type Slash = { from: number; query: string }

const ASKED = /[/／]([^\s/／]{0,30})$/u
/**
 * The text before a slash that may open the search. "3/6" and "mg/kg" do not; after a Chinese, Japanese or Korean character no
 * space is needed.
 */
const BEFORE =
  /(?:^|[\s\p{P}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])$/u

/** Returns the phrase search at the caret, or `undefined`. */
export function slashAt(text: string, caret: number): Slash | undefined {
  const before = text.slice(Math.max(0, caret - 40), caret)
  const found = ASKED.exec(before)
  if (!found || !BEFORE.test(before.slice(0, found.index))) return undefined
  return { from: caret - found[0].length, query: found[1] ?? '' }
}

/** Units that belong to a preceding number and space: `44 /min`. */
const UNITS =
  /^(?:min|minute|s|sec|h|hr|hour|d|day|week|kg|g|mg|l|ml|dl|m2|beat|分|時|小時|日|kg\p{P})$/iu
/**
 * A slash and a word that remain in the text: letters of any script after white space or the end of a sentence; Latin letters
 * also directly after a word in a script without spaces.
 */
const LEFT =
  /(?<before>^|[\s.,;:!?(（「。，、；：]|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}](?=[/／][A-Za-z]))[/／](?<word>\p{L}[\p{L}\p{N}-]{0,29})(?=[\s.,;:!?)）」。，、；：]|$)/gu

/** Returns the phrase searches that found nothing and remain in the text. */
export function slashesLeft(text: string): string[] {
  return [...text.matchAll(LEFT)].flatMap(({ index, groups }) => {
    const word = groups?.word ?? ''
    const isUnit = UNITS.test(word) && /\p{N}\s*$/u.test(text.slice(0, index))
    return isUnit ? [] : [`/${word}`]
  })
}

const SHOWN = 8

/** Returns the phrases whose label or text contains the query, those whose label starts with it first. */
export function phrasesFor<P extends Phrase>(phrases: readonly P[], query: string): P[] {
  const wanted = query.toLowerCase()
  const rank = ({ label, body }: P) => {
    const name = label.toLowerCase()
    if (name.startsWith(wanted)) return 0
    if (name.includes(wanted)) return 1
    return body.toLowerCase().includes(wanted) ? 2 : 3
  }
  return phrases
    .map((phrase) => ({ phrase, rank: rank(phrase) }))
    .filter((each) => each.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SHOWN)
    .map(({ phrase }) => phrase)
}
