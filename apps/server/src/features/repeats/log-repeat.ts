import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { addAudit } from '../audit/audit-store.ts'
import { addCaseEvent } from '../cases/case-event-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** Adds the log line visible to both sides, and the audit row. */
export async function logRepeat(
  { db, requestId, clock }: CallContext,
  { caseId, hospitalId, status }: CaseRow,
  step: {
    actor: Actor
    action: 'case.askRepeat' | 'case.acceptRepeat' | 'case.declineRepeat'
    to: string
    repeatId: string
    note: string
  },
): Promise<void> {
  const { actor, action, to, repeatId, note } = step
  const at = clock.now()
  await addCaseEvent(db, { caseId, hospitalId, actor, action, from: status, to, note, at })
  await addAudit(
    db,
    { actor, requestId },
    { action, object: `case:${caseId}`, details: { repeatId } },
  )
}
