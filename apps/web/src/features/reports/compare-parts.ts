import type { ReportPart } from '@systole/report/report-parts'
import { diffWordsWithSpace } from 'diff'

export type WordChange = { text: string; is: 'same' | 'added' | 'removed' }
export type ChangedPart = { id: string; title: string; words: WordChange[] }

/** Returns the parts that differ, word by word; the browser's dictionary splits Chinese and Japanese. */
export function compareParts(
  before: readonly ReportPart[],
  after: readonly ReportPart[],
  lang: string,
): ChangedPart[] {
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' })
  const gone = before.filter(({ id }) => !after.some((part) => part.id === id))
  return [...after, ...gone].flatMap(({ id, title }) => {
    const old = before.find((part) => part.id === id)?.text ?? ''
    const now = after.find((part) => part.id === id)?.text ?? ''
    if (old === now) return []
    const words = diffWordsWithSpace(old, now, { intlSegmenter }).map(
      ({ value, added, removed }): WordChange => ({
        text: value,
        is: added ? 'added' : removed ? 'removed' : 'same',
      }),
    )
    return [{ id, title, words }]
  })
}
