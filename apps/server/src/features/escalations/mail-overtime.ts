import { dueValues, sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { roundSuffix } from './round-suffix.ts'

/** Mails the clinic, once per deadline, that it was missed and when the report is expected. Issue 5, number 9. */
export async function mailOvertime(
  context: MailSender,
  facts: { consult: CaseRow; round: number; expectedAt: Date },
): Promise<void> {
  const { consult, round, expectedAt } = facts
  await sendCaseMail(context, consult, 'clinic', ({ caseMails: { clinic } }, when) => {
    const { due, read, unread, expected } = clinic.overtime
    return {
      ...clinic.overtime,
      key: `overtime${roundSuffix(round)}:${consult.caseId}`,
      values: { ...dueValues(consult, when), expected: when(expectedAt) },
      paragraphs: [due, consult.readerId ? read : unread, expected],
    }
  })
}
