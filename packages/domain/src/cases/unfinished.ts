import { type InService, phaseOf } from '../services/services.ts'
import { DAY } from '../time/durations.ts'

/** The time for which a rejected case is listed as unfinished; later it is found with its pet. */
const REJECTED_STAYS = 30 * DAY

/**
 * Returns whether a case is listed under Incomplete test (ONGO-1): every case without a released report, and rejected ones for
 * thirty days.
 */
export function isUnfinished(
  { service, status, changedAt }: InService & { changedAt: Date | undefined },
  now: Date,
): boolean {
  const phase = phaseOf({ ...(service && { service }), status })
  if (phase !== 'rejected') return phase !== 'released'
  return changedAt === undefined || now.getTime() - changedAt.getTime() < REJECTED_STAYS
}
