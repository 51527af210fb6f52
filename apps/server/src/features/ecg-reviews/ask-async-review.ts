import { canIn } from '@systole/domain/access/can-in'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { phaseOf } from '@systole/domain/services/services'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { recordCase } from '../cases/record-case.ts'
import { readers } from '../hospitals/hospital-store.ts'
import { asyncReviewed } from './async-reviewed.ts'
import { concludedAsync } from './concluded-async.ts'
import { isAuthorOfReview } from './review-store.ts'
import { assignRequest, insertRequest } from './second-request-store.ts'

const ROLE = 'async_second_reviewer'

/** Asks a person for the asynchronous review of a released ECG report, who is notified. The case is locked. SPEC E7, handbook 1.4. */
export async function askAsyncReview(
  { db, clock, requestId }: CallContext,
  { actor, to }: { actor: Actor; to: string },
  consult: CaseRow,
): Promise<void> {
  const { caseId, hospitalId, service, status } = consult
  if (!isEcgService(service) || phaseOf(consult) !== 'released') throw new AppError('wrongStatus')
  const person = (await readers(db, [ROLE])).find(({ accountId }) => accountId === to)
  if (!person || !canIn(person, 'addReviewData', { service, right: 'report.async_review' }))
    throw fieldRefusal('to', 'names nobody who may review released reports of this service')
  if (await isAuthorOfReview(db, { caseId, accountId: to }))
    throw fieldRefusal('to', 'names an author of the report')
  if (await concludedAsync(db, caseId)) throw asyncReviewed()
  const at = clock.now()
  const asked = { due: ['asked' as const], reason: '', askedBy: actor.accountId, askedAt: at }
  await insertRequest(db, { caseId, kind: 'async', ...asked, assignedTo: to })
  await assignRequest(db, { caseId, kind: 'async' }, to)
  await recordCase(
    { db, requestId },
    {
      caseId,
      hospitalId,
      actor,
      action: 'review.askAsync',
      from: status,
      to: status,
      note: '',
      at,
    },
  )
}
