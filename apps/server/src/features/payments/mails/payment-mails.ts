import { paths } from '@systole/contract/pages'
import { caseNumberText } from '@systole/domain/cases/case'
import { Language } from '@systole/domain/hospitals/hospital'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { moneyText } from '@systole/domain/payments/money'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../../app-context.ts'
import { formatMailTime } from '../../../mails/format-mail-time.ts'
import { mailBody } from '../../../mails/mail-layout.ts'
import { nameInMail } from '../../../mails/name-in-mail.ts'
import { oneLine } from '../../../mails/one-line.ts'
import { brandOf, originOf } from '../../../portal-variants.ts'
import { serverTexts } from '../../../server-texts.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { enqueueMail } from '../../notifications/mail-store.ts'
import type { CheckoutRow } from '../checkouts/checkout-store.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>

/** Mails the receipt to the payer, once per case. */
export async function mailPaymentReceived(
  context: Context,
  { dueAt, paidAt, ...of }: PaidCase & { dueAt: Date; paidAt: Date },
): Promise<void> {
  const { checkout, consult } = of
  const { paymentMails: texts, tag } = textsOf(checkout)
  const when = (time: Date) => formatMailTime(time, tag, checkout.country)
  await mailPayer(context, of, {
    dedupeKey: `payment-received:${checkout.caseId}`,
    subject: texts.subject,
    title: texts.title,
    paragraphs: [texts.received, fill(texts.promise, { due: when(dueAt) })],
    facts: [
      [texts.facts.case, `${consult.petName}, ${caseNumberText(consult.caseNumber)}`],
      [texts.facts.service, texts.service[checkout.mode]],
      [texts.facts.amount, moneyText(checkout)],
      [texts.facts.time, when(paidAt)],
      [texts.facts.hospital, checkout.hospitalName],
      [texts.facts.reference, checkout.paymentId ?? ''],
    ],
    action: { label: texts.open, path: paths.testDetail({ usid: checkout.caseId, mode: 2 }) },
    more: { label: texts.papers, path: paths.billing() },
    notices: [texts.terms],
  })
}

/** Mails the payer that the bank refused the payment: nothing was charged, and the case is still unpaid. */
export async function mailPaymentRefused(context: Context, of: PaidCase): Promise<void> {
  const { checkout, consult } = of
  const { refused: texts, facts } = textsOf(checkout).paymentMails
  await mailPayer(context, of, {
    dedupeKey: `payment-refused:${checkout.checkoutId}`,
    subject: texts.subject,
    title: texts.title,
    paragraphs: [texts.text, texts.next],
    facts: [
      [facts.case, `${consult.petName}, ${caseNumberText(consult.caseNumber)}`],
      [texts.amount, moneyText(checkout)],
    ],
    action: { label: texts.pay, path: paths.testDetail({ usid: checkout.caseId }) },
    notices: [],
  })
}

type PaidCase = { checkout: CheckoutRow; consult: CaseRow }
type Link = { label: string; path: string }
type ToPayer = {
  dedupeKey: string
  subject: string
  title: string
  paragraphs: string[]
  facts: [string, string][]
  action: Link
  more?: Link
  notices: string[]
}

async function mailPayer(
  context: Context,
  { checkout, consult }: PaidCase,
  mail: ToPayer,
): Promise<void> {
  const { caseId, hospitalId, live } = checkout
  const { paymentMails: texts, tag } = textsOf(checkout)
  const variant = variantNamed(checkout.variant)
  const brand = brandOf(context, variant)
  const caseNumber = caseNumberText(consult.caseNumber)
  const { payer, country } = checkout
  const name = nameInMail(payer, { language: languageOf(checkout), country })
  const link = ({ label, path }: Link) => ({ label, href: originOf(context, variant) + path })
  const notices = live ? mail.notices : [texts.test, ...mail.notices]
  await enqueueMail(context, {
    dedupeKey: mail.dedupeKey,
    variant,
    recipient: checkout.payerEmail,
    subject: fill(mail.subject, { pet: oneLine(consult.petName), caseNumber }),
    language: tag,
    caseId,
    hospitalId,
    attachments: [],
    ...mailBody({
      brand,
      language: tag,
      title: fill(mail.title, { pet: consult.petName }),
      paragraphs: [fill(texts.hello, { name }), ...mail.paragraphs],
      facts: mail.facts,
      action: link(mail.action),
      ...(mail.more && { more: link(mail.more) }),
      ...(notices.length > 0 && { notice: notices.join('\n') }),
      footer: fill(texts.footer, { brand: brand.name }),
    }),
  })
}

/** Mails are written in the language of the hospital; the page of the provider in the payer's. */
function textsOf(checkout: Pick<CheckoutRow, 'pushLanguage' | 'country'>) {
  return serverTexts(languageOf(checkout), checkout.country)
}

function languageOf({ pushLanguage }: Pick<CheckoutRow, 'pushLanguage'>): Language {
  return Language.catch('en_us').parse(pushLanguage)
}

/** Mails support about a payment without a submission of its own, or for another mode than requested. */
export async function mailUnmatchedPayment(
  context: Context,
  facts: { checkout: CheckoutRow; consult: CaseRow; reason: 'duplicate' | 'mismatch' | 'mode' },
): Promise<void> {
  const { checkout, consult, reason } = facts
  const { caseId, checkoutId } = checkout
  const { alert } = serverTexts('en_us').paymentMails
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
        href: `${originOf(context, variant)}${paths.payments({ id: checkoutId })}`,
      },
      footer: fill(alert.footer, { brand: brand.name }),
    }),
  })
}
