import type { CaseAction } from '@systole/domain/cases/case'
import { nextStatus } from '@systole/domain/cases/case-status'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { addAudit } from '../audit/audit-store.ts'
import { addCaseEvent } from '../cases/case-event-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { changeCase } from '../cases/case-store.ts'

type Change = {
  action: Extract<CaseAction, 'claim' | 'unclaim' | 'takeOver' | 'assign' | 'lapse' | 'reject'>
  /** The actor; `undefined` for the portal itself. */
  actor: Actor | undefined
  holder: { accountId: string; leaseUntil: Date | null } | undefined
  note?: string
}

/** Changes or clears the assignee, with log and audit. Requires the row lock. STAFF-4. */
export async function reassignCase(
  { db, clock, requestId }: Pick<CallContext, 'db' | 'clock' | 'requestId'>,
  consult: CaseRow,
  { action, actor, holder, note = '' }: Change,
): Promise<void> {
  const status = nextStatus(consult.status, action, actor?.userType ?? 'system')
  if (typeof status !== 'string') throw new AppError(status.refusal)
  const { caseId, hospitalId } = consult
  const now = clock.now()
  await changeCase(
    db,
    caseId,
    {
      status,
      readerId: holder?.accountId ?? null,
      claimedAt: holder ? now : null,
      leaseUntil: holder?.leaseUntil ?? null,
      ...(action === 'reject' && { result: 'rejected' as const }),
    },
    now,
  )
  await addCaseEvent(db, {
    caseId,
    hospitalId,
    actor,
    action: `case.${action}`,
    from: consult.status,
    to: status,
    note,
    at: now,
  })
  await addAudit(
    db,
    { actor, requestId },
    {
      action: `case.${action}`,
      object: `case:${caseId}`,
      details: { from: consult.readerId, to: holder?.accountId ?? null },
    },
  )
}
