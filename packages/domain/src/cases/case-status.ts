import { econsult } from '../services/econsult.ts'
import { type ServiceStep, type StepActor, statusesIn } from '../services/service.ts'
import type { ServiceId } from '../services/service-id.ts'
import { type InService, phaseOf, serviceOf } from '../services/services.ts'
import { nextStatusIn, rowsOf, type StepRefusal, targetOf } from '../services/steps.ts'
import type { CaseStatus } from './case.ts'

/** The statuses of an eConsult in which the deadline runs. */
export const TIMED_STATUSES: readonly CaseStatus[] = statusesIn(econsult, 'queued', 'inWork')
/** The statuses of eConsults with a released report. */
export const REPORTED_STATUSES: readonly CaseStatus[] = statusesIn(
  econsult,
  'released',
  'repeatAsked',
)

/** Returns the status after an action, or why the action is refused (-6024, -102). */
export function nextStatus(
  { service = 'econsult', status }: InService,
  action: string,
  by: StepActor,
): CaseStatus | StepRefusal {
  return nextStatusIn(serviceOf({ service }), { status, action, by })
}

export type AskedStep = ServiceStep<CaseStatus> & { action: string }

/**
 * Returns the step from the status of the case to the named one that a caller may request, preferring one of the caller's role,
 * and one that needs a reason if the caller gives one.
 */
export function askedStep(
  { service = 'econsult', status }: InService,
  to: CaseStatus,
  { by, hasReason = false }: { by: StepActor; hasReason?: boolean },
): AskedStep | undefined {
  const table = serviceOf({ service })
  const steps = Object.keys(table.steps).flatMap((action) =>
    rowsOf(table, action).flatMap((step) =>
      step.isAsked && step.from.includes(status) && targetOf(step, { status }) === to
        ? [{ ...step, action }]
        : [],
    ),
  )
  const own = steps.filter((step) => step.by.includes(by))
  return own.find(({ needsReason = false }) => needsReason === hasReason) ?? own[0] ?? steps[0]
}

/** Returns true for the statuses of the editable flow; all others are inspection only (CASE-2). */
export function isEditable(status: CaseStatus, service: ServiceId = 'econsult'): boolean {
  return phaseOf({ service, status }) === 'draft'
}

/** Returns whether files can be added, which is possible until the report is released (SPEC 11). */
export function takesFiles(status: CaseStatus, service: ServiceId = 'econsult'): boolean {
  const phase = phaseOf({ service, status })
  return phase !== undefined && phase !== 'released' && phase !== 'rejected'
}
