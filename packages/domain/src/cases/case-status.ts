import { econsult } from '../services/econsult.ts'
import { statusesIn } from '../services/service.ts'
import type { ServiceId } from '../services/service-id.ts'
import { phaseOf } from '../services/services.ts'
import type { CaseStatus } from './case.ts'

/** The statuses of an eConsult in which the deadline runs. */
export const TIMED_STATUSES: readonly CaseStatus[] = statusesIn(econsult, 'queued', 'inWork')
/** The statuses of eConsults with a released report. */
export const REPORTED_STATUSES: readonly CaseStatus[] = statusesIn(
  econsult,
  'released',
  'repeatAsked',
)

/** Returns true for the statuses of the editable flow; all others are inspection only (CASE-2). */
export function isEditable(status: CaseStatus, service: ServiceId = 'econsult'): boolean {
  return phaseOf({ service, status }) === 'draft'
}

/** Returns whether files can be added, which is possible until the report is released (SPEC 11). */
export function takesFiles(status: CaseStatus, service: ServiceId = 'econsult'): boolean {
  const phase = phaseOf({ service, status })
  return phase !== undefined && phase !== 'released' && phase !== 'rejected'
}
