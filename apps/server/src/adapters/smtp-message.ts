import { isEmail } from '@systole/domain/accounts/email'
import type { SendMailOptions } from 'nodemailer'
import { MailRefusedForGood, type OutgoingMail } from '../ports/mailer.ts'

/** Converts a mail for nodemailer. Addresses must be plain, and no header may contain a control character. Trust 1.5. */
export function smtpMessage(mail: OutgoingMail): SendMailOptions {
  if (!isEmail(mail.to)) throw new MailRefusedForGood('the recipient is not one plain address')
  const headers = [mail.subject, mail.from.name, mail.messageId, mail.language]
  for (const text of [...headers, ...mail.attachments.map(({ name }) => name)]) {
    if (/\p{Cc}/u.test(text)) throw new MailRefusedForGood('a header holds a control character')
  }
  return {
    from: mail.from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    messageId: mail.messageId,
    text: mail.plain,
    html: mail.html,
    headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map(({ name, contentType, bytes }) => ({
      filename: name,
      contentType,
      content: bytes,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
