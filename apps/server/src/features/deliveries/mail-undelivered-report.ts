import type { MailSender } from '../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../mails/send-support-mail.ts'

/** Mails support about a released report of which no mail was accepted and which no one opened. */
export async function mailUndeliveredReport(
  context: MailSender,
  { caseId, revision }: { caseId: string; revision: string },
): Promise<void> {
  await sendSupportMail(context, {}, ({ mailNotices: { unreached: texts } }) => ({
    key: `undelivered:${caseId}:${revision}`,
    subject: texts.subject,
    title: texts.title,
    paragraphs: [texts.text],
    facts: [
      [texts.case, caseId],
      [texts.revision, revision],
    ],
  }))
}
