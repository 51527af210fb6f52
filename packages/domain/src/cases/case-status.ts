import { econsult } from '../services/econsult.ts'
import {
  nextStatusIn,
  type ServiceStep,
  type StepActor,
  type StepRefusal,
  statusesIn,
} from '../services/service.ts'
import type { ServiceId } from '../services/service-id.ts'
import { type InService, phaseOf, serviceOf } from '../services/services.ts'
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

type AskedStep = ServiceStep<CaseStatus> & { action: string }

/**
 * Returns the step from the status of the case to the named one that a caller may request, preferring one of the caller's role.
 */
export function askedStep(
  { service = 'econsult', status }: InService,
  to: CaseStatus,
  by: StepActor,
): AskedStep | undefined {
  const steps = Object.entries(serviceOf({ service }).steps).flatMap(([action, step]) =>
    step.isAsked && step.to === to && step.from.includes(status) ? [{ ...step, action }] : [],
  )
  return steps.find((step) => step.by.includes(by)) ?? steps[0]
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
