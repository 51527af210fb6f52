import { type RefObject, useLayoutEffect, useState } from 'react'
import { foldRow } from './fold-row.ts'

/**
 * Keeps the items of a bar within its rows whenever its width, its items or their labels change, before the next paint. Returns
 * the number of visible items, undefined if all are.
 */
export function useFoldedRow(bar: RefObject<HTMLElement | null>): number | undefined {
  const [kept, setKept] = useState<number>()
  useLayoutEffect(() => {
    const { current } = bar
    if (!current || typeof ResizeObserver === 'undefined') return
    const fold = () => setKept(foldRow(current))
    const sizes = new ResizeObserver(fold)
    const watch = () => {
      sizes.disconnect()
      for (const each of [current, ...current.children]) sizes.observe(each)
      fold()
    }
    const changes = new MutationObserver(watch)
    changes.observe(current, { childList: true, subtree: true, characterData: true })
    watch()
    return () => {
      sizes.disconnect()
      changes.disconnect()
    }
  }, [bar])
  return kept
}
