import { useState } from 'react'

/** The list of the last drawing for as long as another holds the same: what depends on it is then not made anew. */
export function useSameList<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(list)
  const isSame = kept.length === list.length && kept.every((item, at) => Object.is(item, list[at]))
  if (isSame) return kept
  setKept(list)
  return list
}
