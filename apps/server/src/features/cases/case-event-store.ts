import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { caseEvents } from '../../db/schema/cases.ts'
import type { Actor } from '../../http/actor.ts'

export type CaseEvent = {
  caseId: string
  hospitalId: string
  /** undefined: the portal itself. */
  actor: Pick<Actor, 'accountId' | 'userType'> | undefined
  action: string
  from?: string
  to?: string
  note?: string
  at: Date
}

/** One line of the case log, in the transaction of the change. */
export async function addCaseEvent(db: Db, event: CaseEvent): Promise<void> {
  await db.insert(caseEvents).values({
    caseId: event.caseId,
    hospitalId: event.hospitalId,
    actorId: event.actor?.accountId ?? null,
    role: event.actor?.userType ?? 'system',
    action: event.action,
    fromValue: event.from ?? '',
    toValue: event.to ?? '',
    note: event.note ?? '',
    at: event.at,
  })
}

export async function eventsOfCase(db: Db, caseId: string) {
  return db
    .select({
      at: caseEvents.at,
      role: caseEvents.role,
      actorName: sql<string>`concat_ws(' ', ${accounts.firstName}, ${accounts.lastName})`,
      action: caseEvents.action,
      from: caseEvents.fromValue,
      to: caseEvents.toValue,
      note: caseEvents.note,
    })
    .from(caseEvents)
    .leftJoin(accounts, eq(accounts.accountId, caseEvents.actorId))
    .where(eq(caseEvents.caseId, caseId))
    .orderBy(asc(caseEvents.caseEventId))
}
