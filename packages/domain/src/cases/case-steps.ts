import type { ServiceStep, StepActor } from '../services/service.ts'
import { serviceTableOf } from '../services/service-tables.ts'
import type { InService } from '../services/services.ts'
import { nextStatusIn, type StepRefusal, stepsOfAction, targetOf } from '../services/steps.ts'
import type { CaseStatus } from './case.ts'

/** Returns the status after an action, or why the action is refused (-6024, -102). */
export function nextStatus(
  { service = 'econsult', status }: InService,
  action: string,
  by: StepActor,
): CaseStatus | StepRefusal {
  return nextStatusIn(serviceTableOf({ service }), { status, action, by })
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
  const table = serviceTableOf({ service })
  const steps = Object.keys(table.steps).flatMap((action) =>
    stepsOfAction(table, action).flatMap((step) =>
      step.isAsked && step.from.includes(status) && targetOf(step, { status }) === to
        ? [{ ...step, action }]
        : [],
    ),
  )
  const own = steps.filter((step) => step.by.includes(by))
  return own.find(({ needsReason = false }) => needsReason === hasReason) ?? own[0] ?? steps[0]
}
