import { MINUTE } from '../time/durations.ts'

/** Before this age the browser and the webhook are expected to bring the news. */
const FIRST_CHECK_AFTER = 2 * MINUTE
const SHORTEST_PAUSE = MINUTE
const LONGEST_PAUSE = 10 * MINUTE

/** Whether a live checkout is to be asked about at the provider: often while young, less often as it ages, at once when its time is up. pay-upload A7. */
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
