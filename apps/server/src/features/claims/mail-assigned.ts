import { dueValues, sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** Mails a cardiologist about an assigned case, which stays theirs until they open it. */
export async function mailAssigned(context: MailSender, consult: CaseRow): Promise<void> {
  const { caseId, readerId, claimedAt } = consult
  await sendCaseMail(context, consult, { readerId }, ({ caseMails: { reader } }, when) => ({
    ...reader.assigned,
    key: `assigned:${caseId}:${claimedAt?.getTime() ?? ''}`,
    values: dueValues(consult, when),
    paragraphs: [reader.assigned.text],
  }))
}
