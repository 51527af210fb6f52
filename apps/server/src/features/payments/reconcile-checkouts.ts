import { isEditable } from '@systole/domain/cases/case-status'
import { isDueForCheck } from '@systole/domain/payments/next-check'
import { findCase } from '../cases/case-store.ts'
import { type Checkout, liveCheckouts } from './checkout-store.ts'
import { endCheckout } from './end-checkout.ts'
import { type SettleContext, settle } from './settle.ts'

/** Finds out what became of checkouts that neither the browser nor the webhook told about. Trust 2.3 (5). */
export async function reconcileCheckouts(context: SettleContext): Promise<void> {
  const now = context.clock.now()
  for (const checkout of await liveCheckouts(context.database, now)) {
    if (!isDueForCheck(checkout, now)) continue
    try {
      await reconcile(context, checkout)
    } catch (error) {
      context.log.warn({ err: error, checkoutId: checkout.checkoutId }, 'checkout not reconciled')
    }
  }
}

/** One whose case takes no payment any more is ended before someone pays it. */
async function reconcile(context: SettleContext, { checkoutId, caseId }: Checkout): Promise<void> {
  const consult = await findCase(context.database, caseId, { reach: 'all' })
  const before = await settle(context, checkoutId)
  if (before.state === 'open' && consult && !isEditable(consult.status))
    await endCheckout(context, checkoutId)
}
