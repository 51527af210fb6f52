import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { storedMails } from '../../db/schema/notifications.ts'

const NEWEST = 200

/** Stores a mail once per Message-ID. */
export async function insertStoredMail(
  db: Db,
  mail: { messageId: string; recipient: string; subject: string; raw: Buffer },
): Promise<void> {
  await db.insert(storedMails).values(mail).onConflictDoNothing({ target: storedMails.messageId })
}

/** Returns the stored mails, newest first, without their content. */
export async function listStoredMails(db: Db) {
  return db
    .select({
      messageId: storedMails.messageId,
      recipient: storedMails.recipient,
      subject: storedMails.subject,
      receivedAt: storedMails.receivedAt,
    })
    .from(storedMails)
    .orderBy(desc(storedMails.receivedAt))
    .limit(NEWEST)
}

export async function findStoredMail(db: Db, messageId: string) {
  const [mail] = await db.select().from(storedMails).where(eq(storedMails.messageId, messageId))
  return mail
}
