import { providerMoneyText } from '@systole/domain/payments/money'
import type { MailSender } from '../../../mails/send-portal-mail.ts'
import type { ProviderDispute } from '../../../ports/payment-gateway.ts'
import { findCase } from '../../cases/case-store.ts'
import type { CheckoutRow } from '../checkouts/checkout-store.ts'
import { sendCheckoutAlert } from './send-checkout-alert.ts'

/** Mails support that a cardholder disputes a payment, or how the dispute was decided. */
export async function mailDispute(
  context: MailSender,
  checkout: CheckoutRow,
  { disputeId, state, money, reason }: ProviderDispute,
): Promise<void> {
  const consult = await findCase(context.db, checkout.caseId, { reach: 'all' })
  await sendCheckoutAlert(context, { checkout, caseNumber: consult?.caseNumber }, (alert) => ({
    key: `dispute-${state}:${disputeId}`,
    text: alert.dispute[state],
    facts: [
      [alert.amount, providerMoneyText(money)],
      [alert.said, reason],
    ],
  }))
}
