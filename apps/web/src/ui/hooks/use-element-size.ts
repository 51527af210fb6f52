import { type RefObject, useLayoutEffect, useState } from 'react'

/** Returns the inner size of an element, updated as it changes. */
export function useElementSize(element: RefObject<HTMLElement | null>): {
  width: number
  height: number
} {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const target = element.current
    if (!target) return
    const measure = () => setSize({ width: target.clientWidth, height: target.clientHeight })
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(target)
    return () => sizes.disconnect()
  }, [element])
  return size
}
