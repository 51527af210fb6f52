import { variantNamed } from '@systole/domain/hospitals/variant'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../mails/send-support-mail.ts'
import type { Mail } from './mail-store.ts'

const PREFIX = 'undelivered:'

/** Mails support about an undelivered mail; not if that mail was itself such a notice. */
export async function mailUndelivered(context: MailSender, mail: Mail): Promise<void> {
  const { mailId, dedupeKey, caseId, recipient } = mail
  if (dedupeKey.startsWith(PREFIX)) return
  const variant = variantNamed(mail.variant)
  await sendSupportMail(context, { variant }, ({ mailNotices: { undelivered: texts } }) => ({
    key: `${PREFIX}${mailId}`,
    subject: texts.subject,
    title: texts.title,
    paragraphs: [texts.text],
    facts: [
      [texts.recipient, recipient],
      [texts.mail, mailId],
      [texts.case, caseId ?? ''],
    ],
  }))
}
