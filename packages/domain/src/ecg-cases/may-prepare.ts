import type { CaseStatus } from '../cases/case.ts'

/** The statuses in which the assignee fills in checklist and quality. */
const PREPARED: readonly CaseStatus[] = ['data_ready', 'patch_done', '1st_reviewing']
/** The statuses in which quality is judged without an assignee. */
const JUDGED: readonly CaseStatus[] = [
  'wait_for_preparation',
  'data_ready',
  'patch_done',
  'request_quality_review',
]

/** Returns whether an account may change checklist and quality of an ECG case in this status. Handbook 1.2. */
export function mayPrepare(
  status: CaseStatus,
  who: { isHolder: boolean; isOffice: boolean; judges: boolean },
): boolean {
  if (JUDGED.includes(status) && (who.isOffice || who.judges)) return true
  return PREPARED.includes(status) && who.isHolder
}
