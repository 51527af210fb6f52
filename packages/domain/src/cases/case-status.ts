import { econsult } from '../services/econsult.ts'
import { nextStatusIn, type StepActor, type StepRefusal, statusesIn } from '../services/service.ts'
import type { CaseAction, CaseStatus } from './case.ts'

/** The statuses in which the deadline runs. */
export const TIMED_STATUSES: readonly CaseStatus[] = statusesIn(econsult, 'queued', 'inWork')
/** The statuses of cases with a released report. */
export const REPORTED_STATUSES: readonly CaseStatus[] = statusesIn(
  econsult,
  'released',
  'repeatAsked',
)

/** Returns the status after an action, or why the action is refused (-6024, -102). */
export function nextStatus(
  status: CaseStatus,
  action: CaseAction,
  by: StepActor,
): CaseStatus | StepRefusal {
  return nextStatusIn(econsult, { status, action, by })
}

/** Returns true for the statuses of the editable flow; all others are inspection only (CASE-2). */
export function isEditable(status: CaseStatus): boolean {
  return econsult.phases[status] === 'draft'
}

/** Returns whether files can be added, which is possible until the report is released (SPEC 11). */
export function takesFiles(status: CaseStatus): boolean {
  return !['released', 'rejected'].includes(econsult.phases[status])
}
