import { paths } from '@systole/contract/pages'
import { moneyText } from '@systole/domain/payments/money'
import { caseFact } from '../../../mails/send-case-mail.ts'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { type PayerMailFacts, sendPayerMail } from './send-payer-mail.ts'

/** Mails the receipt to the payer, once per case. */
export async function mailPaymentReceived(
  context: MailSender,
  { dueAt, paidAt, ...paid }: PayerMailFacts & { dueAt: Date; paidAt: Date },
): Promise<void> {
  const { checkout, consult } = paid
  const { caseId, mode } = checkout
  await sendPayerMail(context, paid, (all, when) => {
    const { paymentMails: texts } = all
    return {
      key: `payment-received:${caseId}`,
      values: { due: when(dueAt) },
      subject: texts.subject,
      title: texts.title,
      paragraphs: [texts.received, texts.promise],
      facts: [
        caseFact(all, consult),
        [texts.facts.service, texts.service[mode]],
        [texts.facts.amount, moneyText(checkout)],
        [texts.facts.time, when(paidAt)],
        [texts.facts.hospital, checkout.hospitalName],
        [texts.facts.reference, checkout.paymentId ?? ''],
      ],
      action: { label: texts.open, path: paths.testDetail({ caseId, mode: 2 }) },
      more: { label: texts.papers, path: paths.billing() },
      notice: texts.terms,
    }
  })
}
