import { useState } from 'react'

/** Returns the previous list while a new one has equal items, so that dependents are not recomputed. */
export function useShallowMemo<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(list)
  const isSame = kept.length === list.length && kept.every((item, at) => Object.is(item, list[at]))
  if (isSame) return kept
  setKept(list)
  return list
}
