import type { takeOverCase as contract } from '@systole/contract/cases/claims'
import { personIn } from '@systole/domain/ecg-cases/case-people'
import { leaseEnd } from '@systole/domain/services/service'
import { phaseOf, serviceOf } from '@systole/domain/services/services'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { presentCase } from '../cases/present-case.ts'
import { requireCase, requireCaseForChange } from '../cases/require-case.ts'
import { renewLease } from './claim-store.ts'
import { reassignCase } from './reassign-case.ts'

/** Reassigns the case from the assignee that the caller saw; a different one is refused. A repeated call has no effect. */
export async function takeOverCase(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db, clock } = context
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const { accountId } = actor
  if (phaseOf(consult) !== 'inWork') throw new AppError('wrongStatus')
  if (consult.readerId === accountId) {
    await renewLease(db, { caseId: consult.caseId, accountId, now: clock.now() })
  } else {
    if (consult.readerId !== input.from) throw new AppError('versionConflict')
    if (personIn(consult.status) === 'secondReviewerId' && consult.firstReviewerId === accountId)
      throw new AppError('accessDenied')
    const newAssignee = { accountId, leaseUntil: leaseEnd(clock.now(), serviceOf(consult)) }
    await reassignCase(context, consult, { action: 'takeOver', actor, holder: newAssignee })
  }
  const after = await requireCase(db, input.caseId, scope)
  return { session: presentCase(after, actor.userType) }
}
