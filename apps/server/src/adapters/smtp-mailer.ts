import { SECOND } from '@systole/domain/time/durations'
import { createTransport } from 'nodemailer'
import { type Mailer, MailRefusedForGood } from '../ports/mailer.ts'
import { mailMessage } from './mail-message.ts'

/** What the relay says about this very message; a refused login or sender is our own trouble, and passes. */
const ABOUT_THE_MESSAGE = /^(RCPT TO|DATA)/

/** Hands messages to a relay. Certificates are checked, and a password never travels in the clear. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    requireTLS: url.includes('@') && !isLoopback(url),
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 60 * SECOND,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(mailMessage(mail))
      } catch (error) {
        throw isRefusal(error)
          ? new MailRefusedForGood('the mail server refused the message', { cause: error })
          : error
      }
    },
    close: async () => transport.close(),
  }
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'responseCode' in error ? Number(error.responseCode) : 0
  const command = 'command' in error ? String(error.command) : ''
  return code >= 500 && code < 600 && ABOUT_THE_MESSAGE.test(command)
}

function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
