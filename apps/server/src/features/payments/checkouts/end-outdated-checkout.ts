import { refuseCheckout } from '@systole/domain/payments/refuse-checkout'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { findCase } from '../../cases/case-store.ts'
import { findLiveCheckout } from './checkout-store.ts'
import { endCheckout } from './end-checkout.ts'
import { payableFacts } from './payable-facts.ts'

/** Ends a page that no longer matches the case. One that has just been paid is settled. pay-upload A11, 19 and 20. */
export async function endOutdatedCheckout(
  context: CallContext,
  { caseId }: { caseId: string },
): Promise<void> {
  const consult = await findCase(context.database, caseId, { reach: 'all' })
  const checkout = await findLiveCheckout(context.database, caseId)
  if (!consult || !checkout) return
  const { mode } = checkout
  if (!refuseCheckout(payableFacts(consult), { mode })) return
  await endCheckout(context, checkout.checkoutId).catch(unlessWithBank)
}

/** Ignores payments being processed, which cannot be cancelled and are decided by the settlement. */
function unlessWithBank(error: unknown): void {
  if (!(error instanceof AppError) || error.refusal !== 'caseNotPayable') throw error
}
