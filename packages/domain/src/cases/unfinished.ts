import { DAY } from '../time/durations.ts'
import type { CaseStatus } from './case.ts'

/** The time for which a rejected case is listed as unfinished; later it is found with its pet. */
const REJECTED_STAYS = 30 * DAY

/**
 * Returns whether a case is listed under Incomplete test (ONGO-1): every case that is not closed, and rejected ones for thirty
 * days.
 */
export function isUnfinished(
  { status, changedAt }: { status: CaseStatus; changedAt: Date | undefined },
  now: Date,
): boolean {
  if (status !== 'reject') return status !== 'close'
  return changedAt === undefined || now.getTime() - changedAt.getTime() < REJECTED_STAYS
}
