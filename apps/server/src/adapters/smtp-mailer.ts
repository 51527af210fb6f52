import { MINUTE, SECOND } from '@systole/domain/time/durations'
import { createTransport } from 'nodemailer'
import {
  MAILS_AT_ONCE,
  type Mailer,
  MailOutcomeUnknown,
  MailRefusedForGood,
} from '../ports/mailer.ts'
import { smtpMessage } from './smtp-message.ts'

/** The commands whose refusal concerns the message itself; a refused login or sender is a temporary problem of the portal. */
const ABOUT_THE_MESSAGE = /^(RCPT TO|DATA)/
/** The silence after which a connection is dropped. */
const SILENCE = 30 * SECOND
/** The limit for one message, against a server that sends just enough to keep the connection open. */
const LONGEST = 2 * MINUTE

export type MailPatience = { silence: number; longest: number }

/** Sends messages to a relay over a few connections that are kept. Certificates are checked, and a password never travels in the clear. */
export function smtpMailer(
  url: string,
  { silence, longest }: MailPatience = { silence: SILENCE, longest: LONGEST },
): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAILS_AT_ONCE,
    maxRequeues: 0, // a message whose connection broke is retried by its job, which knows whether it may have arrived
    idleTimeout: 10 * SECOND,
    requireTLS: url.includes('@') && !isLoopback(url),
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: silence,
  })
  /** Message-IDs that were sent completely. */
  const sentWhole = new Set<string>()
  transport.use('stream', (mail, done) => {
    mail.message.processFunc((input) =>
      input.once('end', () => sentWhole.add(mail.message.messageId())),
    )
    done()
  })
  return {
    async send(mail) {
      sentWhole.delete(mail.messageId)
      try {
        await transport.sendMail({ ...smtpMessage(mail), signal: AbortSignal.timeout(longest) })
      } catch (error) {
        throw asOutcome(error, sentWhole.has(mail.messageId))
      } finally {
        sentWhole.delete(mail.messageId)
      }
    },
    close: async () => transport.close(),
  }
}

/** Classifies a failure: refused permanently, possibly delivered, or certainly not delivered. */
function asOutcome(error: unknown, wasSentWhole: boolean): unknown {
  const code = replyCode(error)
  if (code === 0 && wasSentWhole)
    return new MailOutcomeUnknown('The mail server got the whole message and gave no answer', {
      cause: error,
    })
  const command = error instanceof Error && 'command' in error ? String(error.command) : ''
  return code >= 500 && code < 600 && ABOUT_THE_MESSAGE.test(command)
    ? new MailRefusedForGood('the mail server refused the message', { cause: error })
    : error
}

/** Returns the server's reply code, or 0 without one. */
function replyCode(error: unknown): number {
  return error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
}

function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
