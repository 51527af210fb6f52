import type { CallContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import { type AuditActor, addAudit } from '../audit/audit-store.ts'
import { addCaseEvent, type CaseEvent } from './case-log-store.ts'

/** A change of a case. `details` are for the audit alone: ids and figures, no free text. */
export type CaseChange = Omit<CaseEvent, 'actor'> & {
  /** The actor; `undefined` for the portal itself. */
  actor: AuditActor | undefined
  details?: Record<string, unknown>
}

/** Records a change in the case log and in the audit, in the transaction of the change. */
export async function recordCase(
  { db, requestId }: Pick<CallContext, 'db' | 'requestId'>,
  { details = {}, ...event }: CaseChange,
): Promise<void> {
  const { actor, action, caseId } = event
  await addCaseEvent(db, event)
  await addAudit(db, { actor, requestId }, { action, object: `case:${caseId}`, details })
}

/**
 * Adds a line to the case log alone: for events without an actor, and for changes whose audit row names another object, like a
 * payment or a pet.
 */
export async function logCaseOnly(db: Db, event: CaseEvent): Promise<void> {
  await addCaseEvent(db, event)
}
