import type { MessageTemplate } from '@systole/domain/messages/message'
import { sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { messageKey } from './message-store.ts'
import { type MessageWords, mailText } from './message-words.ts'

/** Mails the clinic a message of our staff, or only that one waits in the case. */
export async function mailMessage(
  context: MailSender,
  consult: CaseRow,
  message: MessageWords & { messageId: string; template: MessageTemplate; country: string },
): Promise<void> {
  const { messageId, template } = message
  await sendCaseMail(context, consult, 'clinic', ({ caseMessages: texts }) => ({
    key: messageKey(messageId),
    subject: texts.subject,
    title: texts.title,
    paragraphs: [],
    quoted: mailText(template, message).split('\n'),
    action: texts.action,
  }))
}
