import type { ConsultMode } from '@systole/domain/cases/case'
import { dueTime, type StepActor } from '@systole/domain/services/service'
import { serviceTableOf } from '@systole/domain/services/service-tables'
import { serviceOf } from '@systole/domain/services/services'
import { stepIn } from '@systole/domain/services/steps'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { endOutdatedCheckoutQueue } from '../payments/checkouts/end-outdated-checkout.queue.ts'
import { findServiceTerms } from '../services/service-store.ts'
import type { CaseRow } from './case-row-store.ts'
import { changeCase } from './case-store.ts'
import { refuseConditions } from './ecg/refuse-conditions.ts'
import { logCaseOnly } from './record-case.ts'

type CaseEvent = Parameters<typeof logCaseOnly>[1]

/** The payment or step that submits a case. */
export type Submission = Pick<CaseEvent, 'actor' | 'action'> & {
  note: string
  /** The start of the promised time; now by default. */
  submittedAt?: Date
  /** The paid mode; the case's own by default. */
  mode?: ConsultMode
  /** The step of the service, and who takes it; the payment by default. */
  step?: { action: string; by: StepActor }
}

/**
 * Submits a case, once it is paid or by the step of its service: sets its status, mode and deadline, logs the payment, and ends payment pages still open in another mode.
 * No other code does. Requires the row lock. Throws `wrongStatus` if the case can no longer be paid or its questions have no
 * mode.
 */
export async function submitCase(
  { db, clock, jobs }: Pick<CallContext, 'db' | 'clock' | 'jobs'>,
  consult: CaseRow,
  submission: Submission,
): Promise<CaseRow & { submittedAt: Date; dueAt: Date }> {
  const now = clock.now()
  const { submittedAt = now, mode = consult.mode ?? undefined, actor, action, note } = submission
  const { step = { action: 'pay', by: 'system' } } = submission
  const { caseId, hospitalId, status: from } = consult
  const { service } = consult
  const row = stepIn(serviceTableOf(consult), { status: from, action: step.action, by: step.by })
  if ('refusal' in row) throw new AppError(row.refusal)
  const { next: status, conditions = [] } = row
  await refuseConditions({ db }, consult, { conditions, actor: undefined })
  if (!mode && serviceOf(consult).credits === 'byMode') throw new AppError('wrongStatus')
  const dueAt = dueTime(submittedAt, await findServiceTerms(db, service))
  const promise = { submittedAt, promisedAt: submittedAt, dueAt }
  await changeCase(db, caseId, { status, ...(mode && { mode }), ...promise }, now)
  await logCaseOnly(db, { caseId, hospitalId, actor, action, from, to: status, note, at: now })
  await jobs.enqueue(db, endOutdatedCheckoutQueue, { caseId })
  return { ...consult, status, mode: mode ?? null, submittedAt, dueAt }
}
