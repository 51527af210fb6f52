import type { Db } from '../../db/database.ts'
import { caseEvents } from '../../db/schema/cases.ts'
import type { Actor } from '../../http/actor.ts'
import { notifyOfEvent } from '../notifications/notification-store.ts'

export type CaseEvent = {
  caseId: string
  hospitalId: string
  /** The actor; `undefined` for the portal itself. */
  actor: Pick<Actor, 'accountId' | 'userType'> | undefined
  action: string
  from?: string
  to?: string
  note?: string
  at: Date
  /** The assignee before a take-over or an assignment, who is notified of it. */
  formerReaderId?: string | null
}

/** Adds a line to the case log and notifies those concerned, in the transaction of the change. */
export async function addCaseEvent(db: Db, event: CaseEvent): Promise<void> {
  const { caseId, hospitalId, action, at, formerReaderId } = event
  const actorId = event.actor?.accountId ?? null
  const role = event.actor?.userType ?? 'system'
  const { from: fromValue = '', to: toValue = '', note = '' } = event
  const [line] = await db
    .insert(caseEvents)
    .values({ caseId, hospitalId, actorId, role, action, fromValue, toValue, note, at })
    .returning({ caseEventId: caseEvents.caseEventId })
  if (!line) throw new Error('insert returned no row')
  await notifyOfEvent(db, {
    ...line,
    caseId,
    hospitalId,
    actorId,
    role,
    action,
    to: toValue,
    note,
    at,
    formerReaderId,
  })
}
