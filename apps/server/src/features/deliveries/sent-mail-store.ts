import { and, desc, eq, gt, ilike, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Db } from '../../db/database.ts'
import { cases } from '../../db/schema/cases.ts'
import { mails } from '../../db/schema/notifications.ts'

/** Returns the newest mails to an address since a time, without their texts. */
export async function newestMails(db: Db, wanted: { find: string; since: Date; limit: number }) {
  const { find, since, limit } = wanted
  return db
    .select({
      mailId: mails.mailId,
      recipient: mails.recipient,
      subject: mails.subject,
      state: mails.state,
      attempts: mails.attempts,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      bouncedAt: mails.bouncedAt,
      caseId: cases.caseId,
      caseNumber: cases.caseNumber,
      service: cases.service,
    })
    .from(mails)
    .leftJoin(cases, eq(cases.caseId, mails.caseId))
    .where(and(gt(mails.createdAt, since), find ? goesTo(find) : undefined))
    .orderBy(desc(mails.createdAt), desc(mails.mailId))
    .limit(limit)
}

/** Holds for mails whose address contains the text; pairs of characters find them in the index. */
function goesTo(text: string): SQL | undefined {
  const grams = sql`name_grams(lower(${mails.recipient})) @> name_grams(lower(${text}::text))`
  return and(grams, ilike(mails.recipient, contains(text)))
}
