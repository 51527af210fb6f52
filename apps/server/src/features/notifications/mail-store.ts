import { type MailEvent, mayBefall } from '@systole/domain/deliveries/delivery'
import type { Variant } from '@systole/domain/hospitals/variant'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CallContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import { type MailAttachment, mails } from '../../db/schema/notifications.ts'
import { sendMailQueue } from './send-mail.queue.ts'

/** One mail to one address. `dedupeKey` identifies the event: queuing it again has no effect. */
export type NewMail = {
  dedupeKey: string
  /** The variant in whose name it is sent: the hospital's, or that of the requested host. SHELL-8. */
  variant: Variant
  recipient: string
  subject: string
  plain: string
  html: string
  /** The BCP 47 tag of the text. */
  language: string
  attachments: MailAttachment[]
  caseId?: string
  hospitalId?: string
  /** The revision that the mail of a report delivers. */
  revision?: string
}

export type Mail = typeof mails.$inferSelect

export async function findMail(db: Db, mailId: string): Promise<Mail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.mailId, mailId))
  return mail
}

export type Attempt = { attempts: number; unknownOutcomes: number }

/**
 * Counts an attempt before it is made, so that one that crashes the worker counts, with an unknown outcome. Returns `undefined`
 * if there is nothing left to send.
 */
export async function handOver(db: Db, mailId: string): Promise<Attempt | undefined> {
  const [mail] = await db
    .update(mails)
    .set({
      state: 'sent',
      attempts: sql`${mails.attempts} + 1`,
      unknownOutcomes: sql`${mails.unknownOutcomes} + (${mails.state} = 'sent')::int`,
    })
    .where(befallen(mailId, 'handOver'))
    .returning({ attempts: mails.attempts, unknownOutcomes: mails.unknownOutcomes })
  return mail
}

export async function markAccepted(db: Db, mailId: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'accepted', sentAt: now, lastError: '' })
    .where(befallen(mailId, 'accept'))
}

/** Returns the mail to the queue for its next attempt. */
export async function markPostponed(db: Db, mailId: string, lastError: string): Promise<void> {
  await db.update(mails).set({ state: 'queued', lastError }).where(befallen(mailId, 'postpone'))
}

/** Postpones a mail that may have arrived until `sendAt`, to be sent again with the same Message-ID. */
export async function postponeUnknown(
  context: Pick<CallContext, 'db' | 'jobs'>,
  mail: Mail,
  { lastError, sendAt }: { lastError: string; sendAt: Date },
): Promise<void> {
  const { mailId, recipient: group } = mail
  const unknownOutcomes = sql`${mails.unknownOutcomes} + 1`
  await context.db
    .update(mails)
    .set({ state: 'queued', lastError, unknownOutcomes })
    .where(befallen(mailId, 'postpone'))
  await context.jobs.enqueue(context.db, sendMailQueue, { mailId }, { startAfter: sendAt, group })
}

/** Records a mail as refused, bounced or given up; returns true for the first record. */
export async function saveBounce(
  db: Db,
  mailId: string,
  { lastError, now }: { lastError: string; now: Date },
): Promise<boolean> {
  const bounced = await db
    .update(mails)
    .set({ state: 'bounced', lastError, bouncedAt: now })
    .where(befallen(mailId, 'bounce'))
    .returning({ mailId: mails.mailId })
  return bounced.length > 0
}

/** Selects this mail if its state allows the event. */
function befallen(mailId: string, event: MailEvent) {
  return and(eq(mails.mailId, mailId), inArray(mails.state, [...mayBefall(event)]))
}
