import { type RefObject, useLayoutEffect, useState } from 'react'

/** Whether what stands in a row needs more room than the row has: many entries, long words, a narrow window. */
export function useIsTight(row: RefObject<HTMLElement | null>): boolean {
  const [isTight, setTight] = useState(false)
  useLayoutEffect(() => {
    const { current: box } = row
    if (!box || typeof ResizeObserver === 'undefined') return
    const measure = () => setTight(box.scrollWidth > box.clientWidth)
    const observer = new ResizeObserver(measure)
    for (const each of [box, ...box.children]) observer.observe(each)
    measure()
    return () => observer.disconnect()
  }, [row])
  return isTight
}
