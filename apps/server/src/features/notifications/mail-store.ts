import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { type MailAttachment, mails } from '../../db/schema/notifications.ts'
import { sendMailJob } from './send-mail.job.ts'

/** One mail to one address. `dedupeKey` names the occasion: a second enqueueing under it does nothing. */
export type NewMail = {
  dedupeKey: string
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
