import type { ConsultMode } from '@systole/domain/cases/case'
import { nextStatus } from '@systole/domain/cases/case-status'
import { econsult } from '@systole/domain/services/econsult'
import { dueTime } from '@systole/domain/services/service'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { endOutdatedCheckoutQueue } from '../payments/checkouts/end-outdated-checkout.queue.ts'
import { addCaseEvent } from './case-event-store.ts'
import type { CaseRow } from './case-row-store.ts'
import { changeCase } from './case-store.ts'

type CaseEvent = Parameters<typeof addCaseEvent>[1]

/** The payment that submits a case. */
export type Submission = Pick<CaseEvent, 'actor' | 'action'> & {
  note: string
  /** The start of the promised time; now by default. */
  submittedAt?: Date
  /** The paid mode; the case's own by default. */
  mode?: ConsultMode
}

/**
 * Submits a paid case: sets its status, mode and deadline, logs the payment, and ends payment pages still open in another mode.
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
  const { caseId, hospitalId, status: from } = consult
  const status = nextStatus(from, 'pay', 'system')
  if (typeof status !== 'string' || !mode) throw new AppError('wrongStatus')
  const dueAt = dueTime(submittedAt, econsult)
  await changeCase(db, caseId, { status, mode, submittedAt, dueAt }, now)
  await addCaseEvent(db, { caseId, hospitalId, actor, action, from, to: status, note, at: now })
  await jobs.enqueue(db, endOutdatedCheckoutQueue, { caseId })
  return { ...consult, status, mode, submittedAt, dueAt }
}
