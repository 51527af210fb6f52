import { useEffect, useState } from 'react'
import { RefusedError } from '../api/query.ts'

const SECOND = 1000

/**
 * Returns the seconds until the portal accepts another request; 0 if it does now. Uses the clock, which continues while a laptop
 * is closed.
 */
export function useCountdown(error: unknown): number {
  const wait = error instanceof RefusedError ? (error.retryAfter ?? 0) : 0
  const [seconds, setSeconds] = useState(wait)
  useEffect(() => {
    const end = Date.now() + wait * SECOND
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / SECOND)))
    tick()
    if (wait === 0) return
    const timer = window.setInterval(tick, SECOND)
    return () => window.clearInterval(timer)
  }, [wait])
  return seconds
}
