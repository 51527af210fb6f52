import { MINUTE } from '@systole/domain/time/durations'
import type { SettleContext } from '../settlement/settle.ts'
import { followPayment } from './follow-payment.ts'
import { changeRefund, unfinishedRefunds } from './refund-store.ts'
import { sendRefund } from './send-refund.ts'

const PAUSE = 10 * MINUTE
const PAGE = 100

/** Follows up refunds whose event never arrived, or whose job gave up. */
export async function reconcileRefunds(context: SettleContext): Promise<void> {
  const { database, clock, log } = context
  const askedBefore = new Date(clock.now().getTime() - PAUSE)
  let after = ''
  for (;;) {
    const page = await unfinishedRefunds(database, { after, limit: PAGE, askedBefore })
    for (const { refundId, checkoutId, state } of page) {
      await changeRefund(database, refundId, { checkedAt: clock.now() })
      const ask =
        state === 'approved'
          ? sendRefund(context, { refundId })
          : followPayment(context, checkoutId)
      await ask.catch((error: unknown) =>
        log.warn({ err: error, refundId }, 'refund not reconciled'),
      )
    }
    if (page.length < PAGE) return
    after = page.at(-1)?.refundId ?? after
  }
}
