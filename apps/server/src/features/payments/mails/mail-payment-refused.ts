import { paths } from '@systole/contract/pages'
import { moneyText } from '@systole/domain/payments/money'
import { caseFact } from '../../../mails/send-case-mail.ts'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { type PayerMailFacts, sendPayerMail } from './send-payer-mail.ts'

/** Mails the payer that the bank refused the payment: nothing was charged, and the case is still unpaid. */
export async function mailPaymentRefused(context: MailSender, paid: PayerMailFacts): Promise<void> {
  const { checkout, consult } = paid
  await sendPayerMail(context, paid, (all) => {
    const { refused: texts } = all.paymentMails
    return {
      key: `payment-refused:${checkout.checkoutId}`,
      subject: texts.subject,
      title: texts.title,
      paragraphs: [texts.text, texts.next],
      facts: [caseFact(all, consult), [texts.amount, moneyText(checkout)]],
      action: { label: texts.pay, path: paths.testDetail({ caseId: checkout.caseId }) },
    }
  })
}
