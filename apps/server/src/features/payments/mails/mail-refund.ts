import { variantNamed } from '@systole/domain/hospitals/variant'
import { providerMoneyText } from '@systole/domain/payments/money'
import { caseFact, caseValues } from '../../../mails/send-case-mail.ts'
import { type MailSender, sendPortalMail } from '../../../mails/send-portal-mail.ts'
import { findCase } from '../../cases/case-store.ts'
import { findHospital } from '../../hospitals/hospital-store.ts'
import type { CheckoutRow } from '../checkouts/checkout-store.ts'
import type { Refund } from '../refunds/refund-store.ts'

const KEYS = { made: 'refund', returned: 'refund-returned' } as const

/** Mails the payer and the hospital the amount, the reason and the usual delay of a refund, or that it was returned to us. */
export async function mailRefund(
  context: MailSender,
  checkout: CheckoutRow,
  { kind, refund }: { kind: 'made' | 'returned'; refund: Refund },
): Promise<void> {
  const { caseId, hospitalId, payerEmail, country, pushLanguage: language } = checkout
  const consult = await findCase(context.db, caseId, { reach: 'all' })
  const hospital = await findHospital(context.db, hospitalId)
  if (!consult) throw new Error(`${caseId} is gone`)
  const to = [payerEmail, hospital?.email || payerEmail]
  const addressee = { to, variant: variantNamed(checkout.variant), language, country }
  const amount = providerMoneyText(refund)
  await sendPortalMail(context, { ...addressee, about: { caseId, hospitalId } }, (all) => {
    const { facts, refund: made, refundReturned, test, footer } = all.paymentMails
    const texts = { ...made, ...(kind === 'returned' && refundReturned) }
    return {
      key: `${KEYS[kind]}:${refund.refundId}`,
      values: { ...caseValues(consult), amount },
      subject: texts.subject,
      title: texts.title,
      paragraphs: [texts.text, texts.days],
      facts: [
        caseFact(all, consult),
        [texts.amount, amount],
        ...(refund.reason ? [[texts.reason, refund.reason] as const] : []),
        [facts.hospital, checkout.hospitalName],
        [facts.reference, refund.paymentId],
      ],
      ...(!checkout.live && { notice: test }),
      footer,
    }
  })
}
