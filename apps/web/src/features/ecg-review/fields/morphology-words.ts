type Rule<Word> = (set: ReadonlySet<Word>) => boolean

/** Returns the words with another one; words that exclude it are dropped. */
export function withWord<Word extends string>(
  chosen: readonly Word[],
  word: Word,
  isContradictory: Rule<Word>,
): Word[] {
  if (chosen.includes(word)) return [...chosen]
  const kept = chosen.filter((each) => !isContradictory(new Set([each, word])))
  return [...kept, word]
}

/** Returns the words after one was chosen, or given up if it was chosen before. */
export function toggledWord<Word extends string>(
  chosen: readonly Word[],
  word: Word,
  isContradictory: Rule<Word>,
): Word[] {
  return chosen.includes(word)
    ? chosen.filter((each) => each !== word)
    : withWord(chosen, word, isContradictory)
}
