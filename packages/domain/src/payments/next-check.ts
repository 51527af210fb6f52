import { MINUTE } from '../time/durations.ts'

/** The age from which a checkout is polled; before it, the browser or the webhook is expected to report the result. */
const FIRST_CHECK_AFTER = 2 * MINUTE
const SHORTEST_PAUSE = MINUTE
const LONGEST_PAUSE = 10 * MINUTE

/**
 * Returns whether a live checkout is due for a check at the provider: often while young, less often as it ages, and immediately
 * once it expires. pay-upload A7.
 */
export function isDueForCheck(
  checkout: { createdAt: Date; checkedAt: Date | null; expiresAt: Date },
  now: Date,
): boolean {
  const age = now.getTime() - checkout.createdAt.getTime()
  if (age < FIRST_CHECK_AFTER) return false
  if (checkout.checkedAt === null) return true
  const expiredUnseen = checkout.expiresAt <= now && checkout.checkedAt < checkout.expiresAt
  const pause = Math.min(Math.max(age / 4, SHORTEST_PAUSE), LONGEST_PAUSE)
  return expiredUnseen || now.getTime() - checkout.checkedAt.getTime() >= pause
}
