import { can } from '@systole/domain/access/access'
import { canIn } from '@systole/domain/access/can-in'
import { isStaff } from '@systole/domain/accounts/is-staff'
import type { ServiceId } from '@systole/domain/services/service-id'
import { and, desc, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { internalMessages, mails, staffMessages } from '../../db/schema/notifications.ts'
import { nameOf } from '../accounts/account-name-store.ts'
import { insertWithPushes } from '../notifications/notification-store.ts'

export type MessageRow = typeof staffMessages.$inferSelect & { sentByName: string }

export const messageKey = (messageId: string) => `message:${messageId}`

export async function insertMessage(
  db: Db,
  message: typeof staffMessages.$inferInsert,
): Promise<void> {
  await db.insert(staffMessages).values(message)
}

/** Returns the messages to the hospital about a case, newest first. */
export async function messagesOfCase(db: Db, caseId: string): Promise<MessageRow[]> {
  const rows = await db
    .select({
      message: staffMessages,
      sentByName: nameOf(accounts),
    })
    .from(staffMessages)
    .innerJoin(accounts, eq(accounts.accountId, staffMessages.sentBy))
    .where(eq(staffMessages.caseId, caseId))
    .orderBy(desc(staffMessages.sentAt), desc(staffMessages.messageId))
  return rows.map(({ message, sentByName }) => ({ ...message, sentByName }))
}

/** Returns the mails of a case's messages, each with the message's id. */
export async function mailsOfMessages(db: Db, caseId: string) {
  return db
    .select({
      messageId: sql<string>`split_part(${mails.dedupeKey}, ':', 2)`,
      recipient: mails.recipient,
      state: mails.state,
    })
    .from(mails)
    .where(and(eq(mails.caseId, caseId), like(mails.dedupeKey, `${messageKey('')}%`)))
    .orderBy(mails.recipient)
}

/** Returns the staff members among the named accounts who may see the case, and all of the office if requested. */
export async function colleagues(
  db: Db,
  { service, hospitalId }: { service: ServiceId; hospitalId: string },
  { ids, withOffice }: { ids: readonly string[]; withOffice: boolean },
): Promise<string[]> {
  const { accountId, userType, permissions } = accounts
  const rows = await db
    .select({ accountId, userType, permissions })
    .from(accounts)
    .where(
      and(
        or(isNull(accounts.hospitalId), eq(accounts.hospitalId, hospitalId)),
        isNull(accounts.disabledAt),
      ),
    )
  return rows
    .filter((row) => isStaff(row.userType) && canIn(row, 'queryAllSessions', { service }))
    .filter((row) => ids.includes(row.accountId) || (withOffice && can(row.userType, 'assignCase')))
    .map(({ accountId }) => accountId)
}

/** Stores the message and notifies each colleague. */
export async function insertInternal(
  db: Db,
  message: typeof internalMessages.$inferInsert,
): Promise<void> {
  await db.insert(internalMessages).values(message)
  const { messageId, recipients, caseId, sentAt } = message
  if (recipients.length === 0) return
  await insertWithPushes(
    db,
    sql`
    insert into notifications (account_id, kind, case_id, detail, dedupe_key, created_at)
    select account_id, 'internal', ${caseId ?? null}, ${messageId}, ${`internal:${messageId}`}, ${sentAt.toISOString()}::timestamptz
    from unnest(${sql.param([...recipients])}::text[]) account_id`,
  )
}

/** Returns the texts of internal messages, for their notifications. */
export async function internalTexts(db: Db, messageIds: readonly string[]) {
  if (messageIds.length === 0) return new Map<string, { text: string; by: string }>()
  const rows = await db
    .select({
      messageId: internalMessages.messageId,
      text: internalMessages.text,
      by: nameOf(accounts),
    })
    .from(internalMessages)
    .innerJoin(accounts, eq(accounts.accountId, internalMessages.sentBy))
    .where(inArray(internalMessages.messageId, [...messageIds]))
  return new Map(rows.map(({ messageId, ...words }) => [messageId, words]))
}
