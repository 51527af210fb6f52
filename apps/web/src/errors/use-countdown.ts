import { useEffect, useState } from 'react'
import { RefusedError } from '../api/query.ts'

const SECOND = 1000

/** Seconds until the portal wants to be asked again; 0 when it may be at once. Counts by the clock, which also runs while the lid is closed. */
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
