import { paths } from '@systole/contract/pages'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../../mails/send-support-mail.ts'

/** Mails support that the nightly reconciliation found differences. */
export async function mailReconciliation(
  context: MailSender,
  { reportId, count, payments }: { reportId: string; count: number; payments: number },
): Promise<void> {
  await sendSupportMail(context, {}, ({ paymentMails: { alert } }) => ({
    key: `books-differ:${reportId}`,
    subject: alert.differences.subject,
    paragraphs: [alert.differences.text],
    facts: [
      [alert.differencesFound, String(count)],
      [alert.payments, String(payments)],
    ],
    action: { label: alert.open, path: paths.payments({ show: 'reports' }) },
  }))
}
