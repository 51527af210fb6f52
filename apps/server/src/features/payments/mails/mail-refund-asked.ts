import { paths } from '@systole/contract/pages'
import { providerMoneyText } from '@systole/domain/payments/money'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../../mails/send-support-mail.ts'

/** Mails an admin that a refund needs a second approval. */
export async function mailRefundAsked(
  context: MailSender,
  recipient: string,
  asked: { refundId: string; checkoutId: string; amountMinor: number; currency: string },
): Promise<void> {
  const { refundId, checkoutId } = asked
  await sendSupportMail(
    context,
    { to: { recipient, footer: 'adminFooter' } },
    ({ paymentMails: { alert } }) => ({
      key: `refund-asked:${refundId}:${recipient}`,
      subject: alert.refundAsked.subject,
      paragraphs: [alert.refundAsked.text],
      facts: [[alert.amount, providerMoneyText(asked)]],
      action: { label: alert.open, path: paths.payments({ id: checkoutId }) },
    }),
  )
}
