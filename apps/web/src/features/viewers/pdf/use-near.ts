import { type RefObject, useEffect, useState } from 'react'

/** True once the element is about to be seen; stays true. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || near) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '600px' },
    )
    watcher.observe(target)
    return () => watcher.disconnect()
  }, [element, near])
  return near
}
