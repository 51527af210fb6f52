import { sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { enquiryFacts, enquiryPath } from './enquiry-page.ts'
import type { EnquiryRow } from './enquiry-store.ts'

/** Mails the clinic that an answer is needed and the deadline is paused. The question itself is only in the case. */
export async function mailAskedClinic(
  context: MailSender,
  { consult, enquiry }: { consult: CaseRow; enquiry: EnquiryRow },
): Promise<void> {
  await sendCaseMail(context, consult, 'clinic', (texts) => {
    const { subject, title, action, files, clarification, clock } = texts.caseMails.clinic
    return {
      key: `enquiry-asked:${enquiry.enquiryId}`,
      ...{ subject, title, action },
      paragraphs: [enquiry.kind === 'files' ? files : clarification, clock],
      facts: enquiryFacts(texts, enquiry),
      path: enquiryPath(consult, enquiry),
    }
  })
}
