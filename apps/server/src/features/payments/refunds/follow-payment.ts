import { findCheckout } from '../checkouts/checkout-store.ts'
import type { SettleContext } from '../settlement/settle.ts'
import { recordDispute } from './record-dispute.ts'
import { recordRefund, underLock } from './record-refund.ts'

/** Updates refunds and disputes of a payment to the provider's current state, whatever the event. */
export async function followPayment(context: SettleContext, checkoutId: string): Promise<void> {
  const found = await findCheckout(context.database, checkoutId, { reach: 'all' })
  if (!found?.paymentId) return
  const payment = await context.gateways.named(found.provider).payment(found.paymentId)
  if (!payment) throw new Error(`${found.provider} knows nothing of the payment of ${checkoutId}`)
  await underLock(context, checkoutId, async (db, checkout) => {
    for (const refund of payment.refunds) await recordRefund({ ...context, db }, checkout, refund)
    for (const reported of payment.disputes)
      await recordDispute({ ...context, db }, checkout, reported)
  })
}
