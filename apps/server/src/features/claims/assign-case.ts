import type { assignCase as contract } from '@systole/contract/cases/claims'
import { can } from '@systole/domain/access/access'
import { canIn } from '@systole/domain/access/can-in'
import { phaseOf } from '@systole/domain/services/services'
import type { CallContext } from '../../app-context.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { presentCase } from '../cases/present-case.ts'
import { requireCase, requireCaseForChange } from '../cases/require-case.ts'
import { readers } from '../hospitals/hospital-store.ts'
import { mailAssigned } from './mail-assigned.ts'
import { reassignCase } from './reassign-case.ts'

/**
 * Assigns the case to a cardiologist, who is notified by mail and in the portal. The claim does not expire until they have opened
 * it once.
 */
export async function assignCase(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db } = context
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const to = (await readers(db)).find(({ accountId }) => accountId === input.to)
  if (!to || !can(to.userType, 'addReviewData')) throw fieldRefusal('to', 'names no cardiologist')
  if (!canIn(to, 'addReviewData', consult))
    throw fieldRefusal('to', 'names nobody who may review cases of this service')
  const holds = phaseOf(consult) === 'inWork' && consult.readerId === to.accountId
  if (!holds) {
    const assignee = { accountId: to.accountId, leaseUntil: null }
    await reassignCase(context, consult, { action: 'assign', actor, holder: assignee })
  }
  const after = await requireCase(db, input.caseId, scope)
  if (!holds) await mailAssigned(context, after)
  return { session: presentCase(after, actor.userType) }
}
