import type { CallContext } from '../../../app-context.ts'
import type { Actor, Scope } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { requireCaseForChange } from '../../cases/require-case.ts'
import { notAssignedError } from '../../claims/not-assigned-error.ts'
import type { Consult } from '../report-source.ts'
import { findSigned } from '../signing/signed-report-store.ts'
import { refuseWriter } from './refuse-writer.ts'

/** Locks and returns the case of its assignee; refuses others like the draft itself. */
export async function requireAssignedCase(
  context: Pick<CallContext, 'db'>,
  { caseId, actor, scope }: { caseId: string; actor: Actor; scope: Scope },
): Promise<Consult> {
  const consult = await requireCaseForChange(context.db, caseId, scope)
  const refusal = await refuseWriter(context, consult, {
    kind: 'report',
    signerId: actor.accountId,
  })
  if (refusal) throw notAssignedError(refusal, consult)
  if (await findSigned(context.db, consult.caseId)) throw new AppError('releasePending')
  return consult
}
