import { buffer } from 'node:stream/consumers'
import { variantNamed } from '@systole/domain/hospitals/variant'
import type { CallContext } from '../../app-context.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import { MailRefusedForGood, type OutgoingMail } from '../../ports/mailer.ts'
import {
  findMail,
  handOver,
  type Mail,
  markAccepted,
  markBounced,
  markPostponed,
} from './mail-store.ts'
import { MAIL_ATTEMPTS } from './send-mail.job.ts'
import { tellOfBounce } from './tell-of-bounce.ts'

/**
 * Hands a queued mail to the mailer. At least once: a crash between the relay's yes and our mark sends it again
 * under the same Message-ID. A passing failure is thrown, and the job tries again later. Trust 2.2, R5.
 */
export async function sendMail(context: CallContext, { mailId }: { mailId: string }) {
  const mail = await findMail(context.db, mailId)
  const attempts = mail && (await handOver(context.db, mailId))
  if (!attempts) return
  try {
    await context.mailer.send(await toOutgoing(context, mail))
  } catch (error) {
    const isFinal = error instanceof MailRefusedForGood || attempts >= MAIL_ATTEMPTS
    if (isFinal) return giveUp(context, mail, error)
    await markPostponed(context.db, mailId, wordsOf(error))
    throw error
  }
  await markAccepted(context.db, mailId, context.clock.now())
}

async function giveUp(context: CallContext, mail: Mail, error: unknown): Promise<void> {
  const { mailId, caseId } = mail
  context.log.error({ err: error, mailId, caseId }, 'mail not delivered')
  await context.database.transaction(async (db) => {
    const now = context.clock.now()
    const isFirst = await markBounced(db, mailId, { lastError: wordsOf(error), now })
    if (isFirst) await tellOfBounce({ ...context, db }, mail)
  })
}

async function toOutgoing(context: CallContext, mail: Mail): Promise<OutgoingMail> {
  const variant = variantNamed(mail.variant)
  const { name, mailFrom: address } = brandOf(context, variant)
  const { hostname } = new URL(originOf(context, variant))
  const attachments = await Promise.all(
    mail.attachments.map(async ({ name, contentType, storageKey }) => ({
      name,
      contentType,
      bytes: await buffer(await context.files.read(storageKey)),
    })),
  )
  return {
    messageId: `<${mail.mailId}@${hostname}>`,
    from: { name, address },
    to: mail.recipient,
    subject: mail.subject,
    plain: mail.plain,
    html: mail.html,
    language: mail.language,
    attachments,
  }
}

/** The last error as staff read it; the relay's own words are in its cause. */
function wordsOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 500)
}
