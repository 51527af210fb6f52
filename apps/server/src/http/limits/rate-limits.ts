import type { RateClass } from '@systole/contract/wire/endpoint'
import { MINUTE } from '@systole/domain/time/durations'

type Limit = { hits: number; windowMs: number }

/**
 * The limits of calls per caller and window. Login, reset and register are also counted by account and address in the database.
 */
export const RATE_LIMITS: Record<RateClass, Limit> = {
  login: { hits: 120, windowMs: MINUTE },
  reset: { hits: 30, windowMs: MINUTE },
  register: { hits: 60, windowMs: MINUTE },
  read: { hits: 1200, windowMs: MINUTE },
  write: { hits: 600, windowMs: MINUTE },
  /** One write every two or three seconds per form, for a few forms and devices simultaneously. */
  draft: { hits: 300, windowMs: MINUTE },
  poll: { hits: 600, windowMs: MINUTE },
  upload: { hits: 60_000, windowMs: MINUTE },
}

/** Creates a fixed-window counter for this process, so that one caller cannot crowd out the others. */
export function createRateLimiter(limits: Record<RateClass, Limit> = RATE_LIMITS) {
  let windows = new Map<string, { startedAt: number; hits: number }>()
  let sweptAt = 0

  /** Returns the seconds to wait, or 0 if the call is allowed. */
  return function take(rate: RateClass, caller: string, now: number): number {
    const { hits, windowMs } = limits[rate]
    if (now - sweptAt > MINUTE) {
      windows = new Map([...windows].filter(([, window]) => now - window.startedAt < MINUTE))
      sweptAt = now
    }
    const key = `${rate} ${caller}`
    let window = windows.get(key)
    if (!window || now - window.startedAt >= windowMs) {
      window = { startedAt: now, hits: 0 }
      windows.set(key, window)
    }
    window.hits += 1
    return window.hits <= hits ? 0 : Math.ceil((window.startedAt + windowMs - now) / 1000)
  }
}
