import { paths } from '@systole/contract/pages'
import { sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from './case-row-store.ts'

/** Mails the clinic the reason of the rejection. */
export async function mailRejected(
  context: MailSender,
  consult: CaseRow,
  reason: string,
): Promise<void> {
  const { caseId } = consult
  await sendCaseMail(context, consult, 'clinic', ({ caseMails: { clinic } }) => ({
    ...clinic.rejected,
    key: `rejected:${caseId}`,
    paragraphs: [clinic.rejected.text],
    facts: [[clinic.rejected.reason, reason]],
    path: paths.testDetail({ caseId: caseId }),
  }))
}
