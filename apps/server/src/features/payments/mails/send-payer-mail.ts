import { variantNamed } from '@systole/domain/hospitals/variant'
import { nameInMail } from '../../../mails/name-in-mail.ts'
import { caseValues } from '../../../mails/send-case-mail.ts'
import {
  type MailSender,
  type MailText,
  sendPortalMail,
  type WriteMail,
} from '../../../mails/send-portal-mail.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import type { CheckoutRow } from '../checkouts/checkout-store.ts'

export type PayerMailFacts = { checkout: CheckoutRow; consult: CaseRow }

/** Mails the payer in the hospital's language; the provider's page is in the payer's. A test payment is named as one. */
export async function sendPayerMail(
  context: MailSender,
  { checkout, consult }: PayerMailFacts,
  write: WriteMail<Omit<MailText, 'footer'>>,
): Promise<void> {
  const { caseId, hospitalId, country, live, payer, payerEmail: to } = checkout
  const { variant, pushLanguage: language } = checkout
  const addressee = { to, variant: variantNamed(variant), language, country }
  const name = nameInMail(payer, { language, country })
  await sendPortalMail(context, { ...addressee, about: { caseId, hospitalId } }, (texts, when) => {
    const { hello, test, footer } = texts.paymentMails
    const mail = write(texts, when)
    const notices = [live ? undefined : test, mail.notice].flatMap((each) => each ?? [])
    return {
      ...mail,
      values: { ...caseValues(consult), name, ...mail.values },
      paragraphs: [hello, ...mail.paragraphs],
      notice: notices.join('\n'),
      footer,
    }
  })
}
