import { buffer } from 'node:stream/consumers'
import { maySendAgain, UNKNOWN_OUTCOME_PAUSE } from '@systole/domain/deliveries/delivery'
import { variantNamed } from '@systole/domain/hospitals/variant'
import type { CallContext } from '../../app-context.ts'
import type { MailAttachment } from '../../db/schema/notifications.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import { MailOutcomeUnknown, MailRefusedForGood, type OutgoingMail } from '../../ports/mailer.ts'
import { readVerified } from '../storage/read-intact.ts'
import {
  type Attempt,
  findMail,
  handOver,
  type Mail,
  markAccepted,
  markPostponed,
  postponeUnknown,
  saveBounce,
} from './mail-store.ts'
import { notifyMailBounced } from './notify-mail-bounced.ts'
import { MAIL_ATTEMPTS } from './send-mail.queue.ts'

/**
 * Sends a queued mail. At least once, at most twice: an attempt with an unknown outcome, by a crash or a missing reply to the
 * complete message, is repeated once with the same Message-ID, then it needs manual attention. A temporary failure is thrown, and
 * the job retries later. Trust 2.2, R5.
 */
export async function sendMail(context: CallContext, { mailId }: { mailId: string }) {
  const mail = await findMail(context.db, mailId)
  const attempt = mail && (await handOver(context.db, mailId))
  if (!attempt) return
  if (!maySendAgain(attempt.unknownOutcomes))
    return giveUp(context, mail, new MailOutcomeUnknown('The worker was stopped while it sent'))
  try {
    await context.mailer.send(await toOutgoing(context, mail))
  } catch (error) {
    return failed(context, mail, { error, attempt })
  }
  await markAccepted(context.db, mailId, context.clock.now())
}

async function failed(
  context: CallContext,
  mail: Mail,
  { error, attempt }: { error: unknown; attempt: Attempt },
): Promise<void> {
  const isUnknown = error instanceof MailOutcomeUnknown
  const isFinal = isUnknown
    ? !maySendAgain(attempt.unknownOutcomes + 1)
    : error instanceof MailRefusedForGood || attempt.attempts >= MAIL_ATTEMPTS
  if (isFinal) return giveUp(context, mail, error)
  const lastError = wordsOf(error)
  if (!isUnknown) {
    await markPostponed(context.db, mail.mailId, lastError)
    throw error
  }
  context.log.warn(
    { err: error, mailId: mail.mailId },
    'mail may have arrived, sent once more later',
  )
  const sendAt = new Date(context.clock.now().getTime() + UNKNOWN_OUTCOME_PAUSE)
  await context.database.transaction((db) =>
    postponeUnknown({ ...context, db }, mail, { lastError, sendAt }),
  )
}

async function giveUp(context: CallContext, mail: Mail, error: unknown): Promise<void> {
  const { mailId, caseId } = mail
  context.log.error({ err: error, mailId, caseId }, 'mail not delivered')
  await context.database.transaction(async (db) => {
    const now = context.clock.now()
    const isFirst = await saveBounce(db, mailId, { lastError: wordsOf(error), now })
    if (isFirst) await notifyMailBounced({ ...context, db }, mail)
  })
}

async function toOutgoing(context: CallContext, mail: Mail): Promise<OutgoingMail> {
  const variant = variantNamed(mail.variant)
  const { name, mailFrom: address } = brandOf(context, variant)
  const { hostname } = new URL(originOf(context, variant))
  const attachments = await Promise.all(
    mail.attachments.map(async (attachment) => ({
      name: attachment.name,
      contentType: attachment.contentType,
      bytes: await buffer(await readAttachment(context, attachment)),
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

async function readAttachment(context: CallContext, attachment: MailAttachment) {
  const { storageKey, sha256 } = attachment
  if (sha256 === undefined) return context.files.read(storageKey)
  return readVerified(context, { storageKey, sha256 })
}

/** Formats the last error for staff; the mail server's own text is in its cause. */
function wordsOf(error: unknown): string {
  if (error instanceof MailOutcomeUnknown) return `${error.message}; it may have arrived`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return (cause instanceof Error ? cause.message : String(cause)).slice(0, 500)
}
