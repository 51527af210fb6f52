import { DAY } from '../time/durations.ts'
import type { CaseStatus } from './case.ts'

/** How long a case that was turned away stays among the unfinished ones; after that it is found with its pet. */
const REJECTED_STAYS = 30 * DAY

/** Whether a case stands under Incomplete test (ONGO-1): what is not closed, and a rejected one for thirty days. */
export function isUnfinished(
  { status, changedAt }: { status: CaseStatus; changedAt: Date | undefined },
  now: Date,
): boolean {
  if (status !== 'reject') return status !== 'close'
  return changedAt === undefined || now.getTime() - changedAt.getTime() < REJECTED_STAYS
}
