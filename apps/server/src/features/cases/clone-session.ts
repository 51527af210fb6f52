import type { cloneSession as contract } from '@systole/contract/cases'
import { refuseReconsult } from '@systole/domain/cases/reconsult'
import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { AppError } from '../../http/app-error.ts'
import { requirePlan } from '../../http/require-plan.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { addCaseEvent } from './case-event-store.ts'
import { copyFiles, findCaseForChange, findFollowUp, insertCase } from './case-store.ts'

/** A follow-up: the findings as a start, the files by reference, the questions left out. REPT-2, REPT-3. The row lock makes a double click one clone. */
export async function cloneSession(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  requirePlan(actor)
  const original = await findCaseForChange(context.db, input.usid, scope)
  if (!original) throw new AppError('caseNotFound')
  const refusal = refuseReconsult({ ...original, isClone: original.originalCaseId !== null })
  if (refusal) {
    const followUp = await findFollowUp(context.db, original)
    throw new AppError(refusal, { data: followUp === undefined ? null : { usid: followUp } })
  }

  const caseId = newId('case')
  const now = context.clock.now()
  const { hospitalId, petId, clinicalInput } = original
  const originalCaseId = original.caseId
  await insertCase(context.db, {
    caseId,
    hospitalId,
    petId,
    createdBy: actor.accountId,
    clinicalInput,
    originalCaseId,
    now,
  })
  await copyFiles(context.db, originalCaseId, caseId)
  await addCaseEvent(context.db, {
    caseId,
    hospitalId,
    actor,
    action: 'case.opened',
    to: 'open',
    note: `follow-up of ${originalCaseId}`,
    at: now,
  })
  await addCaseEvent(context.db, {
    caseId: originalCaseId,
    hospitalId,
    actor,
    action: 'case.cloned',
    to: caseId,
    at: now,
  })
  await addAudit(
    context.db,
    { actor, requestId: context.requestId },
    { action: 'case.cloned', object: `case:${originalCaseId}`, details: { clone: caseId } },
  )
  return { usid: caseId, ousid: originalCaseId }
}
