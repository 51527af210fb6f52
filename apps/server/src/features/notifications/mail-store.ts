import type { Variant } from '@systole/domain/hospitals/variant'
import { and, eq, sql } from 'drizzle-orm'
import type { CallContext } from '../../app-context.ts'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { type MailAttachment, mails } from '../../db/schema/notifications.ts'
import { sendMailJob } from './send-mail.job.ts'

/** One mail to one address. `dedupeKey` names the occasion: a second enqueueing under it does nothing. */
export type NewMail = {
  dedupeKey: string
  /** Under whose name it goes: the hospital's, or the one whose host was asked. SHELL-8. */
  variant: Variant
  recipient: string
  subject: string
  plain: string
  html: string
  /** BCP 47 tag of the text. */
  language: string
  attachments: MailAttachment[]
  caseId?: string
  hospitalId?: string
}

/** Queues a mail and the job that sends it, in the caller's transaction. */
export async function enqueueMail(
  context: Pick<CallContext, 'db' | 'jobs'>,
  mail: NewMail,
): Promise<void> {
  const added = await context.db
    .insert(mails)
    .values({ ...mail, mailId: newId('mail') })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ mailId: mails.mailId })
  for (const { mailId } of added) await context.jobs.enqueue(context.db, sendMailJob, { mailId })
}

export type Mail = typeof mails.$inferSelect

export async function findMail(db: Db, mailId: string): Promise<Mail | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.mailId, mailId))
  return mail
}

/** Counts an attempt before it is made, so that one that kills the worker counts too. */
export async function countAttempt(db: Db, mailId: string): Promise<number> {
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.mailId, mailId))
    .returning({ attempts: mails.attempts })
  return mail?.attempts ?? 0
}

export async function markSent(db: Db, mailId: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt: now, lastError: '' })
    .where(eq(mails.mailId, mailId))
}

export async function noteError(db: Db, mailId: string, lastError: string): Promise<void> {
  await db.update(mails).set({ lastError }).where(eq(mails.mailId, mailId))
}

/** Given up; true for the one who gave up first. */
export async function markFailed(db: Db, mailId: string, lastError: string): Promise<boolean> {
  const failed = await db
    .update(mails)
    .set({ state: 'failed', lastError })
    .where(and(eq(mails.mailId, mailId), eq(mails.state, 'queued')))
    .returning({ mailId: mails.mailId })
  return failed.length > 0
}
