import { useEffect } from 'react'
import { useStable } from './use-stable.ts'

/** Acts as soon as the pointer or the focus is on an element that matches: what its click will need can be on the way by then. */
export function useNear(selector: string, act: (element: Element) => void): void {
  const near = useStable((event: Event) => {
    const element = event.target instanceof Element && event.target.closest(selector)
    if (element) act(element)
  })
  useEffect(() => {
    document.addEventListener('pointerover', near, { passive: true })
    document.addEventListener('focusin', near)
    return () => {
      document.removeEventListener('pointerover', near)
      document.removeEventListener('focusin', near)
    }
  }, [near])
}
