import { sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { enquiryFacts, enquiryPath } from './enquiry-page.ts'
import type { EnquiryRow } from './enquiry-store.ts'

/** Mails the clinic that its question about the report has been answered. */
export async function mailAnsweredClinic(
  context: MailSender,
  { consult, enquiry }: { consult: CaseRow; enquiry: EnquiryRow },
): Promise<void> {
  await sendCaseMail(context, consult, 'clinic', (texts) => ({
    ...texts.caseMails.clinic.answered,
    key: `enquiry-answered:${enquiry.enquiryId}`,
    paragraphs: [texts.caseMails.clinic.answered.text],
    facts: enquiryFacts(texts, enquiry),
    path: enquiryPath(consult, enquiry),
  }))
}
