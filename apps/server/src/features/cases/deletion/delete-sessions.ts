import type {
  deleteSessions as deleteContract,
  restoreSessions as restoreContract,
} from '@systole/contract/cases/unpaid-cases'
import { DELETED_KEPT, DELETION_UNDO, refuseDeletion } from '@systole/domain/cases/case-deletion'
import { caseNumberText } from '@systole/domain/cases/case-number'
import type { CallContext } from '../../../app-context.ts'
import type { Scope } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { presentCaseId } from '../../../http/present-case-id.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { endDeletedJob } from '../../retention/end-deleted.job.ts'
import { type DeletableCase, lockCases, setDeleted } from './case-deletion-store.ts'

/**
 * Removes unpaid cases from every list and lookup immediately; a job deletes them once undo is no longer possible. A case deleted
 * before stays deleted.
 */
export async function deleteSessions(
  context: CallContext,
  { input, actor, scope }: Call<typeof deleteContract>,
) {
  const { db, clock, jobs, requestId } = context
  const found = await lockOwn(context, input.caseIds, scope)
  const now = clock.now()
  const judged = found.map((consult) => ({ consult, refusal: refuseDeletion(consult) }))
  const deleted = judged.flatMap(({ consult, refusal }) => (refusal ? [] : [consult]))
  const fresh = deleted.filter(({ isDeleted }) => !isDeleted)
  if (fresh.length > 0) {
    const caseIds = fresh.map(({ caseId }) => caseId)
    await setDeleted(db, caseIds, { at: now, now })
    const startAfter = new Date(now.getTime() + DELETED_KEPT)
    await jobs.enqueue(db, endDeletedJob, { caseIds }, { startAfter })
  }
  for (const { caseId, caseNumber } of fresh)
    await addAudit(
      db,
      { actor, requestId },
      { action: 'case.deletionAsked', object: `case:${caseId}`, details: { caseNumber } },
    )
  return {
    deleted: deleted.map(({ caseId }) => caseId),
    refused: judged.flatMap(({ consult, refusal }) =>
      refusal ? [{ ...named(consult), reason: refusal }] : [],
    ),
    undo_ms: DELETION_UNDO,
  }
}

/** Restores cases that still exist; a case that was never deleted counts as restored. */
export async function restoreSessions(
  context: CallContext,
  { input, actor, scope }: Call<typeof restoreContract>,
) {
  const { db, clock, requestId } = context
  const found = await lockOwn(context, input.caseIds, scope)
  const deleted = found.filter(({ isDeleted }) => isDeleted).map(({ caseId }) => caseId)
  if (deleted.length > 0) await setDeleted(db, deleted, { at: null, now: clock.now() })
  for (const caseId of deleted)
    await addAudit(db, { actor, requestId }, { action: 'case.restored', object: `case:${caseId}` })
  return { restored: found.map(({ caseId }) => caseId) }
}

async function lockOwn(
  { db }: CallContext,
  caseIds: readonly string[],
  scope: Scope,
): Promise<DeletableCase[]> {
  const found = scope.reach === 'own' ? await lockCases(db, caseIds, scope.hospitalId) : []
  if (found.length === 0) throw new AppError('caseNotFound')
  return found
}

function named({ caseId, caseNumber, service, petName }: DeletableCase) {
  return { ...presentCaseId(caseId), id: caseNumberText(caseNumber, service), pet: petName }
}
