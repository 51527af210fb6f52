import { isEditable } from '@systole/domain/cases/case-status'
import { isDueForCheck } from '@systole/domain/payments/next-check'
import { MINUTE } from '@systole/domain/time/durations'
import pLimit from 'p-limit'
import { type SettleContext, settle } from '../settlement/settle.ts'
import { type LiveCheckout, liveCheckouts } from './checkout-store.ts'
import { endCheckout } from './end-checkout.ts'

/** The rows per page and the number of simultaneous checks. */
const PAGE = 200
const AT_ONCE = 8
/** The number of consecutive failures after which a provider is skipped until the next run. */
const PATIENCE = 10
/** The maximum duration of a run, below the lease of its job. */
const LONGEST = 10 * MINUTE

/** Settles checkouts of which neither the browser nor the webhook reported the result. Trust 2.3 (5). */
export async function reconcileCheckouts(context: SettleContext): Promise<void> {
  const began = context.clock.now()
  const failures = new Map<string, number>()
  let after = ''
  for (;;) {
    const now = context.clock.now()
    if (now.getTime() - began.getTime() > LONGEST) return
    const page = await liveCheckouts(context.database, { after, limit: PAGE, createdBefore: began })
    const due = page.filter((checkout) => isDueForCheck(checkout, now))
    await pLimit(AT_ONCE).map(due, (checkout) => ask(context, checkout, failures))
    if (page.length < PAGE) return
    after = page.at(-1)?.checkoutId ?? after
  }
}

async function ask(
  context: SettleContext,
  checkout: LiveCheckout,
  failures: Map<string, number>,
): Promise<void> {
  const { checkoutId, provider } = checkout
  const inARow = () => failures.get(provider) ?? 0
  if (inARow() >= PATIENCE) return
  try {
    await reconcile(context, checkout)
    failures.set(provider, 0)
  } catch (error) {
    failures.set(provider, inARow() + 1)
    context.log.warn({ err: error, checkoutId }, 'checkout not reconciled')
  }
}

/** Settles a checkout, and ends it if its case can no longer be paid. */
async function reconcile(
  context: SettleContext,
  { checkoutId, caseStatus }: LiveCheckout,
): Promise<void> {
  const { state } = await settle(context, checkoutId)
  if (state === 'open' && !isEditable(caseStatus)) await endCheckout(context, checkoutId)
}
