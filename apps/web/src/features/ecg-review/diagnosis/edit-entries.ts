import { REVIEW_LIST_MAX } from '@systole/domain/ecg-reviews/ecg-review'

/** Returns the list with another entry, unless it is full. */
export function withEntry<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  return list.length >= REVIEW_LIST_MAX ? [...list] : [...list, entry]
}

export function withoutEntry<Entry>(list: readonly Entry[], place: number): Entry[] {
  return list.filter((_, index) => index !== place)
}

export function changedEntry<Entry>(
  list: readonly Entry[],
  place: number,
  change: Partial<Entry>,
): Entry[] {
  return list.map((entry, index) => (index === place ? { ...entry, ...change } : entry))
}

/** Returns the list with an entry at another place; a place outside the list changes nothing. */
export function movedEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const [entry] = list.slice(from, from + 1)
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return withoutEntry(list, from).toSpliced(to, 0, entry)
}

/** Returns entries sorted by name, as a reader of the report looks for them; entries without a name last. SPEC ECG-6. */
export function sortedByName<Entry extends { name: string }>(
  list: readonly Entry[],
  language: string,
): Entry[] {
  const { compare } = new Intl.Collator(language.replace('_', '-'), { numeric: true })
  return list.toSorted((a, b) => {
    const [one, other] = [a.name.trim(), b.name.trim()]
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    return compare(one, other)
  })
}

/** Returns whether a text contains what was searched for, regardless of width and case. */
export function matchesSearch(text: string, typed: string): boolean {
  return folded(text).includes(folded(typed.trim()))
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
