import { type RefObject, useEffect, useState } from 'react'

/** True while the element is seen or about to be. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
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
