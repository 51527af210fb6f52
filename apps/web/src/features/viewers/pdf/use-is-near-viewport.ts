import { type RefObject, useEffect, useState } from 'react'

/** Returns true while the element is visible or near the viewport. */
export function useIsNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const watcher = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '900px' },
    )
    watcher.observe(target)
    return () => watcher.disconnect()
  }, [element])
  return near
}
