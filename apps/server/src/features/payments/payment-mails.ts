import { caseNumberText } from '@systole/domain/cases/case'
import { Language } from '@systole/domain/hospitals/hospital'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { moneyText } from '@systole/domain/payments/money'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { backstageTexts } from '../../backstage-texts.ts'
import { formatMailTime } from '../../mails/format-mail-time.ts'
import { mailBody } from '../../mails/mail-layout.ts'
import { oneLine } from '../../mails/one-line.ts'
import { brandOf, originOf } from '../../portal-variants.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { enqueueMail } from '../notifications/mail-store.ts'
import type { CheckoutRow } from './checkout-store.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>

/** The receipt, to who paid. One a case, whatever happens. */
export async function mailPaymentReceived(
  context: Context,
  facts: { checkout: CheckoutRow; consult: CaseRow; dueAt: Date; paidAt: Date },
): Promise<void> {
  const { checkout, consult, dueAt, paidAt } = facts
  const { caseId, hospitalId } = checkout
  const { paymentMails: texts, tag } = textsOf(checkout)
  const when = (time: Date) => formatMailTime(time, tag, checkout.country)
  const variant = variantNamed(checkout.variant)
  const brand = brandOf(context, variant)
  const caseNumber = caseNumberText(consult.caseNumber)
  await enqueueMail(context, {
    dedupeKey: `payment-received:${caseId}`,
    variant,
    recipient: checkout.payerEmail,
    subject: fill(texts.subject, { pet: oneLine(consult.petName), caseNumber }),
    language: tag,
    caseId,
    hospitalId,
    attachments: [],
    ...mailBody({
      brand,
      language: tag,
      title: fill(texts.title, { pet: consult.petName }),
      paragraphs: [
        fill(texts.hello, { name: checkout.payerName }),
        texts.received,
        fill(texts.promise, { due: when(dueAt) }),
      ],
      facts: [
        [texts.facts.case, `${consult.petName}, ${caseNumber}`],
        [texts.facts.service, texts.service[checkout.mode]],
        [texts.facts.amount, moneyText(checkout)],
        [texts.facts.time, when(paidAt)],
        [texts.facts.hospital, checkout.hospitalName],
        [texts.facts.reference, checkout.paymentId ?? ''],
      ],
      action: {
        label: texts.open,
        href: `${originOf(context, variant)}/test-detail?usid=${encodeURIComponent(caseId)}&mode=2`,
      },
      more: { label: texts.papers, href: `${originOf(context, variant)}/billing` },
      notice: checkout.live ? texts.terms : `${texts.test}\n${texts.terms}`,
      footer: fill(texts.footer, { brand: brand.name }),
    }),
  })
}

/** To who paid: the bank said no after all. Nothing was charged; the case waits. */
export async function mailPaymentRefused(
  context: Context,
  { checkout, consult }: { checkout: CheckoutRow; consult: CaseRow },
): Promise<void> {
  const { caseId, checkoutId, hospitalId } = checkout
  const { paymentMails, tag } = textsOf(checkout)
  const { refused: texts, facts } = paymentMails
  const variant = variantNamed(checkout.variant)
  const brand = brandOf(context, variant)
  const caseNumber = caseNumberText(consult.caseNumber)
  await enqueueMail(context, {
    dedupeKey: `payment-refused:${checkoutId}`,
    variant,
    recipient: checkout.payerEmail,
    subject: fill(texts.subject, { pet: oneLine(consult.petName), caseNumber }),
    language: tag,
    caseId,
    hospitalId,
    attachments: [],
    ...mailBody({
      brand,
      language: tag,
      title: fill(texts.title, { pet: consult.petName }),
      paragraphs: [fill(paymentMails.hello, { name: checkout.payerName }), texts.text, texts.next],
      facts: [
        [facts.case, `${consult.petName}, ${caseNumber}`],
        [texts.amount, moneyText(checkout)],
      ],
      action: {
        label: texts.pay,
        href: `${originOf(context, variant)}/test-detail?usid=${encodeURIComponent(caseId)}`,
      },
      ...(checkout.live ? {} : { notice: paymentMails.test }),
      footer: fill(paymentMails.footer, { brand: brand.name }),
    }),
  })
}

/** Mails are written in the language of the hospital; the page of the provider in the payer's. */
function textsOf({ pushLanguage }: Pick<CheckoutRow, 'pushLanguage'>) {
  return backstageTexts(Language.catch('en_us').parse(pushLanguage))
}

/** To support: money that came without a submission of its own, or for another mode than was asked. */
export async function mailStrayPayment(
  context: Context,
  facts: { checkout: CheckoutRow; consult: CaseRow; reason: 'duplicate' | 'mismatch' | 'mode' },
): Promise<void> {
  const { checkout, consult, reason } = facts
  const { caseId, checkoutId } = checkout
  const { alert } = backstageTexts('en_us').paymentMails
  const caseNumber = caseNumberText(consult.caseNumber)
  const variant = variantNamed(checkout.variant)
  const brand = brandOf(context, variant)
  await enqueueMail(context, {
    dedupeKey: `payment-${reason}:${checkoutId}`,
    variant,
    recipient: brand.supportEmail,
    subject: fill(alert.subject, { caseNumber }),
    language: 'en',
    caseId,
    attachments: [],
    ...mailBody({
      brand,
      language: 'en',
      title: fill(alert.subject, { caseNumber }),
      paragraphs: [alert.reason[reason]],
      facts: [
        [alert.expected, moneyText(checkout)],
        [alert.provider, checkout.provider],
        [alert.payment, checkout.paymentId ?? ''],
        [alert.checkout, checkoutId],
      ],
      action: {
        label: alert.open,
        href: `${originOf(context, variant)}/payments?id=${encodeURIComponent(checkoutId)}`,
      },
      footer: fill(alert.footer, { brand: brand.name }),
    }),
  })
}
