import { moneyText } from '@systole/domain/payments/money'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { sendCheckoutAlert } from './send-checkout-alert.ts'
import type { PayerMailFacts } from './send-payer-mail.ts'

/** Mails support about a payment without a submission of its own, or for another mode than requested. */
export async function mailSurplusPayment(
  context: MailSender,
  { checkout, consult, reason }: PayerMailFacts & { reason: 'duplicate' | 'mismatch' | 'mode' },
): Promise<void> {
  await sendCheckoutAlert(context, { checkout, caseNumber: consult.caseNumber }, (alert) => ({
    key: `payment-${reason}:${checkout.checkoutId}`,
    text: alert.reason[reason],
    facts: [[alert.expected, moneyText(checkout)]],
  }))
}
