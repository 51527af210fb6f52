import { useEffect } from 'react'
import { useEventCallback } from './use-event-callback.ts'

/** Runs an action as soon as the pointer or the focus is on a matching element, so that what a click needs is already loading. */
export function usePointerApproach(selector: string, act: (element: Element) => void): void {
  const near = useEventCallback((event: Event) => {
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
