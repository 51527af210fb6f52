import { providerMoneyText } from '@systole/domain/payments/money'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import { findCase } from '../../cases/case-store.ts'
import type { CheckoutRow } from '../checkouts/checkout-store.ts'
import type { Refund } from '../refunds/refund-store.ts'
import { sendCheckoutAlert } from './send-checkout-alert.ts'

const REASONS = { failed: 'refundFailed', elsewhere: 'refundElsewhere' } as const

/** Mails support about a refund that failed, or that none of our staff requested. */
export async function mailRefundTrouble(
  context: MailSender,
  checkout: CheckoutRow,
  { kind, refund }: { kind: 'failed' | 'elsewhere'; refund: Refund },
): Promise<void> {
  const consult = await findCase(context.db, checkout.caseId, { reach: 'all' })
  await sendCheckoutAlert(context, { checkout, caseNumber: consult?.caseNumber }, (alert) => ({
    key: `refund-${kind}:${refund.refundId}`,
    text: alert.reason[REASONS[kind]],
    facts: [
      [alert.amount, providerMoneyText(refund)],
      ...(refund.failure ? [[alert.said, refund.failure] as const] : []),
    ],
  }))
}
