import { paths } from '@systole/contract/pages'
import { dueValues, sendCaseMail } from '../../../mails/send-case-mail.ts'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'

/**
 * Mails the clinic how many credits were deducted and when the report is due. A distributor's remaining quota is not disclosed
 * to the hospital.
 */
export async function mailCreditsDeducted(
  context: MailSender,
  consult: CaseRow,
  taken: { credits: number; change: number; left: number | undefined; isSentNow: boolean },
): Promise<void> {
  const { credits, change, left, isSentNow } = taken
  await sendCaseMail(context, consult, 'clinic', ({ paymentMails: { credits: texts } }, when) => ({
    key: `credits-taken:${consult.caseId}:${change}`,
    values: { ...dueValues(consult, when), amount: credits },
    subject: texts.subject,
    title: texts.title,
    paragraphs: [texts.text, ...(isSentNow ? [texts.sent] : [])],
    facts: [
      [texts.credits, String(credits)],
      ...(left === undefined ? [] : [[texts.left, String(left)] as const]),
    ],
    action: texts.open,
    path: paths.billing(),
  }))
}
