import { dueValues, sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findReport } from '../reports/report-store.ts'
import type { EnquiryRow } from './enquiry-store.ts'

/** Mails the signer of the report that the clinic has a question. */
export async function mailAskedReader(
  context: MailSender,
  { consult, enquiry }: { consult: CaseRow; enquiry: EnquiryRow },
): Promise<void> {
  const report = await findReport(context.db, consult.caseId)
  const readerId = report?.authorId ?? null
  await sendCaseMail(context, consult, { readerId }, ({ caseMails: { reader } }, when) => ({
    ...reader.asked,
    key: `enquiry-asked:${enquiry.enquiryId}`,
    values: dueValues(consult, when),
    paragraphs: [reader.asked.text],
  }))
}
