import type { assignCase as contract } from '@systole/contract/cases/claims'
import { canIn, workRight } from '@systole/domain/access/can-in'
import { assignableRoles } from '@systole/domain/ecg-cases/assignable-roles'
import { personIn } from '@systole/domain/ecg-cases/case-people'
import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import { phaseOf } from '@systole/domain/services/services'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { presentCase } from '../cases/present-case.ts'
import { requireCase, requireCaseForChange } from '../cases/require-case.ts'
import { askAsyncReview } from '../ecg-reviews/ask-async-review.ts'
import { readers } from '../hospitals/hospital-store.ts'
import { mailAssigned } from './mail-assigned.ts'
import { reassignCase } from './reassign-case.ts'

/**
 * Assigns the case to a colleague, who is notified by mail and in the portal, as is the former assignee. The claim does not expire
 * until they have opened it once. Another assignee than the one that the caller saw is refused.
 */
export async function assignCase(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db } = context
  const consult = await requireCaseForChange(db, input.caseId, scope)
  if (input.as) {
    await askAsyncReview(context, { actor, to: input.to }, consult)
    return { session: presentCase(await requireCase(db, input.caseId, scope), actor.userType) }
  }
  const isSeen = input.from === undefined || input.from === (consult.readerId ?? '')
  if (!isSeen && consult.readerId !== input.to) throw new AppError('versionConflict')
  const to = (await readers(db, assignableRoles(consult))).find(
    ({ accountId }) => accountId === input.to,
  )
  refuseAssignee(consult, to)
  const holds = phaseOf(consult) === 'inWork' && consult.readerId === to.accountId
  if (!holds) {
    const assignee = { accountId: to.accountId, leaseUntil: null }
    await reassignCase(context, consult, { action: 'assign', actor, holder: assignee })
  }
  const after = await requireCase(db, input.caseId, scope)
  if (!holds) await mailAssigned(context, after)
  return { session: presentCase(after, actor.userType) }
}

type Assignee = Awaited<ReturnType<typeof readers>>[number]

/** Refuses an assignee whose role or right does not fit the case in its status, or who reviewed it first. SPEC E6, SPEC E7. */
function refuseAssignee(consult: CaseRow, to: Assignee | undefined): asserts to is Assignee {
  const roles = assignableRoles(consult)
  if (!to || !roles.includes(to.userType))
    throw fieldRefusal(
      'to',
      isEcgService(consult.service)
        ? 'names nobody who may have this case now'
        : 'names no cardiologist',
    )
  const { service } = consult
  if (!canIn(to, 'visitCase', { service, right: workRight(to.userType, service) }))
    throw fieldRefusal('to', 'names nobody who may review cases of this service')
  if (personIn(consult.status) === 'secondReviewerId' && consult.firstReviewerId === to.accountId)
    throw fieldRefusal('to', 'names the first reviewer of the case')
}
