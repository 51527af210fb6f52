/** The number of connections to the mail server, so that an unresponsive one does not block the others. */
export const MAILS_AT_ONCE = 8

export type OutgoingMail = {
  /** The message id, equal for every attempt, so that a repeated mail is recognised by the reader's mailbox. */
  messageId: string
  from: { name: string; address: string }
  to: string
  subject: string
  plain: string
  html: string
  /** The BCP 47 tag of the text. */
  language: string
  attachments: { name: string; contentType: string; bytes: Buffer }[]
}

/** A refusal that no later attempt will change (SMTP 5xx). */
export class MailRefusedForGood extends Error {
  override readonly name = 'MailRefusedForGood'
}

/** An error for a message that the server received completely without replying. Sending it again may deliver it twice. */
export class MailOutcomeUnknown extends Error {
  override readonly name = 'MailOutcomeUnknown'
}

/** The sender of messages to a mail server, one per recipient. Adapters: stored inbox (default), SMTP. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
