import type { CallContext } from '../../app-context.ts'
import { newId } from '../../db/new-id.ts'
import { mails } from '../../db/schema/notifications.ts'
import type { NewMail } from './mail-store.ts'
import { sendMailQueue } from './send-mail.queue.ts'

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
  // mails to one address are sent one after another: in order, and an unresponsive server occupies one connection
  const group = mail.recipient
  for (const { mailId } of added)
    await context.jobs.enqueue(context.db, sendMailQueue, { mailId }, { group })
}
