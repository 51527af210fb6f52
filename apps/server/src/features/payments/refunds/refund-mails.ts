import { paths } from '@systole/contract/pages'
import { caseNumberText } from '@systole/domain/cases/case'
import { Language } from '@systole/domain/hospitals/hospital'
import { variantNamed } from '@systole/domain/hospitals/variant'
import { providerMoneyText } from '@systole/domain/payments/money'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../../app-context.ts'
import { mailBody } from '../../../mails/mail-layout.ts'
import { oneLine } from '../../../mails/one-line.ts'
import { brandOf, originOf } from '../../../portal-variants.ts'
import type { ProviderDispute } from '../../../ports/payment-gateway.ts'
import { serverTexts } from '../../../server-texts.ts'
import { findCase } from '../../cases/case-store.ts'
import { findHospital } from '../../hospitals/hospital-store.ts'
import { enqueueMail } from '../../notifications/mail-store.ts'
import type { CheckoutRow } from '../checkouts/checkout-store.ts'
import type { Refund } from './refund-store.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>

/** Mails the payer and the hospital the amount, the reason and the usual delay of a refund, or that it was returned to us. */
export async function mailRefund(
  context: Context,
  checkout: CheckoutRow,
  { kind, refund }: { kind: 'made' | 'returned'; refund: Refund },
): Promise<void> {
  const { caseId, hospitalId, payerEmail } = checkout
  const consult = await findCase(context.db, caseId, { reach: 'all' })
  const hospital = await findHospital(context.db, hospitalId)
  if (!consult) throw new Error(`${caseId} is gone`)
  const { paymentMails, tag } = serverTexts(
    Language.catch('en_us').parse(checkout.pushLanguage),
    checkout.country,
  )
  const { facts, refund: refundTexts } = paymentMails
  const texts = { ...refundTexts, ...(kind === 'returned' && paymentMails.refundReturned) }
  const variant = variantNamed(checkout.variant)
  const brand = brandOf(context, variant)
  const caseNumber = caseNumberText(consult.caseNumber)
  const amount = providerMoneyText(refund)
  const values = { pet: consult.petName, caseNumber, amount, brand: brand.name }
  const mail = {
    variant,
    subject: oneLine(fill(texts.subject, values)),
    language: tag,
    caseId,
    hospitalId,
    attachments: [],
    ...mailBody({
      brand,
      language: tag,
      title: fill(texts.title, values),
      paragraphs: [fill(texts.text, values), texts.days],
      facts: [
        [facts.case, `${consult.petName}, ${caseNumber}`],
        [texts.amount, amount],
        ...(refund.reason ? [[texts.reason, refund.reason] as const] : []),
        [facts.hospital, checkout.hospitalName],
        [facts.reference, refund.paymentId],
      ],
      ...(checkout.live ? {} : { notice: paymentMails.test }),
      footer: fill(paymentMails.footer, values),
    }),
  }
  for (const recipient of new Set([payerEmail, hospital?.email || payerEmail]))
    await enqueueMail(context, {
      ...mail,
      recipient,
      dedupeKey: `${kind === 'made' ? 'refund' : 'refund-returned'}:${refund.refundId}:${recipient}`,
    })
}

/** Mails support about a refund that failed, or that none of our staff requested. */
export async function mailRefundTrouble(
  context: Context,
  checkout: CheckoutRow,
  { kind, refund }: { kind: 'failed' | 'elsewhere'; refund: Refund },
): Promise<void> {
  const { alert } = serverTexts('en_us').paymentMails
  await tellSupport(context, checkout, {
    occasion: `refund-${kind}:${refund.refundId}`,
    text: alert.reason[kind === 'failed' ? 'refundFailed' : 'refundElsewhere'],
    facts: [
      [alert.amount, providerMoneyText(refund)],
      ...(refund.failure ? [[alert.said, refund.failure] as const] : []),
    ],
  })
}

export async function mailDispute(
  context: Context,
  checkout: CheckoutRow,
  { disputeId, state, money, reason }: ProviderDispute,
): Promise<void> {
  const { alert } = serverTexts('en_us').paymentMails
  await tellSupport(context, checkout, {
    occasion: `dispute-${state}:${disputeId}`,
    text: alert.dispute[state],
    facts: [
      [alert.amount, providerMoneyText(money)],
      [alert.said, reason],
    ],
  })
}

async function tellSupport(
  context: Context,
  checkout: CheckoutRow,
  of: { occasion: string; text: string; facts: readonly (readonly [string, string])[] },
): Promise<void> {
  const { caseId, checkoutId, provider, paymentId } = checkout
  const consult = await findCase(context.db, caseId, { reach: 'all' })
  const { alert } = serverTexts('en_us').paymentMails
  const variant = variantNamed(checkout.variant)
  const brand = brandOf(context, variant)
  const subject = fill(alert.subject, { caseNumber: caseNumberText(consult?.caseNumber ?? 0) })
  await enqueueMail(context, {
    dedupeKey: of.occasion,
    variant,
    recipient: brand.supportEmail,
    subject,
    language: 'en',
    caseId,
    attachments: [],
    ...mailBody({
      brand,
      language: 'en',
      title: subject,
      paragraphs: [of.text],
      facts: [
        ...of.facts,
        [alert.provider, provider],
        [alert.payment, paymentId ?? ''],
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
