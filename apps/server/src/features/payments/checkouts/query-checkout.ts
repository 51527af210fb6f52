import type { queryCheckout as contract } from '@systole/contract/money/payments'
import { checkoutStateToWire, isLive } from '@systole/domain/payments/checkout'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { presentCaseId } from '../../../http/present-case-id.ts'
import type { Call } from '../../../http/serve.ts'
import { findCase } from '../../cases/case-store.ts'
import { settle } from '../settlement/settle.ts'
import { type Checkout, findCheckout } from './checkout-store.ts'

/**
 * Returns the state of a checkout when the user returns, querying the provider while it is unfinished; the browser's address
 * proves nothing. PAY-4.
 */
export async function queryCheckout(context: CallContext, { input, scope }: Call<typeof contract>) {
  const checkout = await findCheckout(context.database, input.id, scope)
  if (!checkout || checkout.provider !== input.pg_type) throw new AppError('checkoutNotFound')
  const { state } = isLive(checkout.state) ? await settleIfReachable(context, checkout) : checkout
  const consult = await findCase(context.database, checkout.caseId, scope)
  const due = consult?.dueAt ?? null
  return { ...checkoutStateToWire(state), ...presentCaseId(checkout.caseId), due }
}

/** Settles a checkout; if the provider does not reply, the stored state is kept and reconciliation retries. */
async function settleIfReachable(context: CallContext, checkout: Checkout): Promise<Checkout> {
  try {
    return await settle(context, checkout.checkoutId)
  } catch (error) {
    if (error instanceof AppError && error.refusal === 'unknown') return checkout
    throw error
  }
}
