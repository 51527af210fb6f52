import { paths } from '@systole/contract/pages'
import { sendCaseMail } from '../../mails/send-case-mail.ts'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** Mails the clinic a week before an unpaid case is deleted. */
export async function mailDeletionDue(
  context: MailSender,
  consult: CaseRow,
  due: Date,
): Promise<void> {
  const { caseId } = consult
  await sendCaseMail(context, consult, 'clinic', ({ caseMails: { clinic } }, when) => ({
    ...clinic.deletion,
    key: `deletion:${caseId}:${due.getTime()}`,
    values: { time: when(due) },
    paragraphs: [clinic.deletion.due, clinic.deletion.keep],
    path: paths.testDetail({ caseId: caseId }),
  }))
}
