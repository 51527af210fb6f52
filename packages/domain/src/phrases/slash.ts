import type { Phrase } from './phrase.ts'

/** A slash that asks for a phrase, and what was typed after it. */
export type Slash = { from: number; query: string }

const ASKED = /[/／]([^\s/／]{0,30})$/u
/** "3/6" and "mg/kg" are no questions; after a Chinese, Japanese or Korean character there is no space. */
const BEFORE =
  /(?:^|[\s\p{P}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])$/u

/** What is asked for where the caret stands; undefined when nothing is. */
export function slashAt(text: string, caret: number): Slash | undefined {
  const before = text.slice(Math.max(0, caret - 40), caret)
  const found = ASKED.exec(before)
  if (!found || !BEFORE.test(before.slice(0, found.index))) return undefined
  return { from: caret - found[0].length, query: found[1] ?? '' }
}

const SHOWN = 8

/** The phrases whose label or text holds what was typed, those whose label begins with it first. */
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
