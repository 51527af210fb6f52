import { createTransport } from 'nodemailer'
import type { Database } from '../db/database.ts'
import { insertStoredMail } from '../features/notifications/stored-mail-store.ts'
import type { Mailer } from '../ports/mailer.ts'
import { smtpMessage } from './smtp-message.ts'

/** Stores every message as a mail server would receive it, for the inbox page. A repeated one is stored once. */
export function storedMailer(db: Database): Mailer {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await writer.sendMail(smtpMessage(mail))
      if (!Buffer.isBuffer(message)) throw new Error('the message was not buffered')
      const { messageId, to: recipient, subject } = mail
      await insertStoredMail(db, { messageId, recipient, subject, raw: message })
    },
    close: async () => writer.close(),
  }
}
