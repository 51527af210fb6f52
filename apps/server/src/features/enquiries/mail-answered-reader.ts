import { dueValues, sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findCase } from '../cases/case-store.ts'
import type { EnquiryRow } from './enquiry-store.ts'

/** Mails the assignee that the clinic has answered and the deadline runs again. */
export async function mailAnsweredReader(
  context: MailSender,
  { consult, enquiry }: { consult: CaseRow; enquiry: EnquiryRow },
): Promise<void> {
  const now = (await findCase(context.db, consult.caseId, { reach: 'all' })) ?? consult
  const { readerId } = consult
  await sendCaseMail(context, now, { readerId }, ({ caseMails: { reader } }, when) => ({
    ...reader.answered,
    key: `enquiry-answered:${enquiry.enquiryId}`,
    values: dueValues(now, when),
    paragraphs: [reader.answered.text],
  }))
}
