import { paths } from '@systole/contract/pages'
import { caseNumberText } from '@systole/domain/cases/case-number'
import { variantNamed } from '@systole/domain/hospitals/variant'
import type { ServerOnlyTexts } from '@systole/i18n/translated'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../../mails/send-support-mail.ts'
import type { CheckoutRow } from '../checkouts/checkout-store.ts'

type Alert = ServerOnlyTexts['paymentMails']['alert']

/** Mails support that a payment needs action, with the payment's references and a link to it. */
export async function sendCheckoutAlert(
  context: MailSender,
  { checkout, caseNumber }: { checkout: CheckoutRow; caseNumber: number | undefined },
  write: (alert: Alert) => {
    key: string
    text: string
    facts: readonly (readonly [label: string, value: string])[]
  },
): Promise<void> {
  const { caseId, checkoutId, provider, paymentId } = checkout
  const addressee = { variant: variantNamed(checkout.variant), about: { caseId } }
  await sendSupportMail(context, addressee, ({ paymentMails: { alert } }) => {
    const { key, text, facts } = write(alert)
    return {
      key,
      values: { caseNumber: caseNumberText(caseNumber ?? 0) },
      subject: alert.subject,
      paragraphs: [text],
      facts: [
        ...facts,
        [alert.provider, provider],
        [alert.payment, paymentId ?? ''],
        [alert.checkout, checkoutId],
      ],
      action: { label: alert.open, path: paths.payments({ id: checkoutId }) },
    }
  })
}
