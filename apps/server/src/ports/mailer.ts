export type OutgoingMail = {
  /** The same for every attempt, so that a repeated one collapses in the reader's mailbox. */
  messageId: string
  from: { name: string; address: string }
  to: string
  subject: string
  plain: string
  html: string
  /** BCP 47 tag of the text. */
  language: string
  attachments: { name: string; contentType: string; bytes: Buffer }[]
}

/** A refusal that no later attempt will change (SMTP 5xx). */
export class MailRefusedForGood extends Error {
  override readonly name = 'MailRefusedForGood'
}

/** The server may have taken the message: it got all of it, and its answer never came. Sending it again may deliver it twice. */
export class MailOutcomeUnknown extends Error {
  override readonly name = 'MailOutcomeUnknown'
}

/** Hands one message for one recipient to a mail server. Adapters: stored inbox (default), SMTP. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
