import { useEffect, useRef } from 'react'
import { useEventCallback } from '../hooks/use-event-callback.ts'

/**
 * Runs an action after a time, or on Escape. The time stops while the pointer or the focus is on the element that gets the
 * returned handlers, or the window is left; it then restarts with half of it.
 */
export function useExpiry(of: { id: number; ms: number } | null, expire: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const expired = useEventCallback(expire)
  const pause = useEventCallback(() => clearTimeout(timer.current))
  const start = useEventCallback((ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(expired, ms)
  })
  const resume = useEventCallback(() => {
    if (of) start(of.ms / 2)
  })
  const { id, ms = 0 } = of ?? {}
  useEffect(() => {
    if (id === undefined) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) expired()
    }
    start(ms)
    document.addEventListener('keydown', onKey)
    window.addEventListener('blur', pause)
    window.addEventListener('focus', resume)
    return () => {
      pause()
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('blur', pause)
      window.removeEventListener('focus', resume)
    }
  }, [id, ms, start, pause, resume, expired])
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume }
}
