import { paths } from '@systole/contract/pages'
import { providerMoneyText } from '@systole/domain/payments/money'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../../mails/send-support-mail.ts'

/** Mails support that the provider has a payment that this portal did not request. */
export async function mailUnmatchedPayment(
  context: MailSender,
  found: {
    provider: string
    providerId: string
    paymentId: string
    money: { amountMinor: number; currency: string }
  },
): Promise<void> {
  const { provider, providerId, paymentId, money } = found
  await sendSupportMail(context, {}, ({ paymentMails: { alert } }) => ({
    key: `foreign-payment:${provider}:${providerId}`,
    subject: alert.foreign.subject,
    paragraphs: [alert.foreign.text],
    facts: [
      [alert.amount, providerMoneyText(money)],
      [alert.provider, provider],
      [alert.payment, paymentId],
    ],
    action: { label: alert.open, path: paths.payments({ show: 'attention' }) },
  }))
}
