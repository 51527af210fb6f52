import type { undoRelease as contract } from '@systole/contract/reports/reports'
import { leaseEnd } from '@systole/domain/services/service'
import { serviceOf } from '@systole/domain/services/services'
import type { CallContext } from '../../../app-context.ts'
import type { SignedEcgStep } from '../../../db/schema/reports.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { requireCaseForChange } from '../../cases/require-case.ts'
import { reassignCase } from '../../claims/reassign-case.ts'
import type { Consult } from '../report-source.ts'
import { findReport } from '../report-store.ts'
import { deleteSigned, findSigned, wasUndone } from './signed-report-store.ts'

/** Withdraws the caller's own signature. A repeated call succeeds; a released report or an unknown revision is refused. */
export async function undoRelease(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db, clock, requestId } = context
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const { caseId } = consult
  const signed = await findSigned(db, caseId)
  if (signed?.revision !== input.revision || signed.signerId !== actor.accountId)
    return alreadyUndone(db, { caseId, revision: input.revision, signerId: actor.accountId })
  if (clock.now() >= signed.releaseAt) throw new AppError('releaseDone')
  await deleteSigned(db, signed)
  const { revision, ecgStep } = signed
  if (ecgStep && ecgStep.from !== 'done')
    await stepBack(context, consult, { actor, revision, ecgStep })
  else
    await addAudit(
      db,
      { actor, requestId },
      { action: 'report.undone', object: `case:${caseId}`, details: { revision } },
    )
  return {}
}

/** Returns an ECG case to the status and the assignee before its signature. Handbook 1.2. */
async function stepBack(
  context: CallContext,
  consult: Consult,
  { actor, revision, ecgStep }: { actor: Actor; revision: string; ecgStep: SignedEcgStep },
): Promise<void> {
  const { from: origin, readerId } = ecgStep
  const leaseUntil = leaseEnd(context.clock.now(), serviceOf(consult))
  const holder = readerId === null ? undefined : { accountId: readerId, leaseUntil }
  await reassignCase(context, consult, {
    ...{ action: 'undo', actor, origin, holder, details: { revision } },
  })
}

async function alreadyUndone(
  db: CallContext['db'],
  signature: { caseId: string; revision: string; signerId: string },
) {
  if (await findReport(db, signature.caseId, signature.revision)) throw new AppError('releaseDone')
  if (await wasUndone(db, signature)) return {}
  throw fieldRefusal('revision', 'names no signature of yours that waits for its release')
}
