import type { Db } from '../../db/database.ts'
import { auditLog } from '../../db/schema/cases.ts'
import type { Actor } from '../../http/actor.ts'

export type AuditActor = Pick<Actor, 'accountId' | 'userType' | 'hospitalId'>

export type AuditEntry = {
  action: string
  /** The changed object: `case:…`, `account:…`. */
  object: string
  details?: Record<string, unknown>
}

/** Adds one append-only row in the transaction of the change. Must not contain patients' free text or secrets. */
export async function addAudit(
  db: Db,
  by: { actor: AuditActor | undefined; requestId: string },
  entry: AuditEntry,
): Promise<void> {
  await db.insert(auditLog).values({
    actorId: by.actor?.accountId ?? null,
    role: by.actor?.userType ?? 'system',
    hospitalId: by.actor?.hospitalId ?? null,
    requestId: by.requestId,
    action: entry.action,
    object: entry.object,
    details: entry.details ?? {},
  })
}
