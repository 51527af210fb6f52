import type { expireCheckout as contract } from '@systole/contract/money/payments'
import { isLive } from '@systole/domain/payments/checkout'
import { isSettled } from '@systole/domain/payments/settlement'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { presentCaseId } from '../../../http/present-case-id.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { findCheckout } from './checkout-store.ts'
import { endCheckout } from './end-checkout.ts'

/** Cancels a checkout if possible: one paid in the meantime is submitted and reported as paid. PAY-4. */
export async function expireCheckout(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { pg_type, id } = input.info
  const checkout = await findCheckout(context.database, id, scope)
  if (!checkout || checkout.provider !== pg_type) throw new AppError('checkoutNotFound')
  const { caseId } = checkout
  if (!isLive(checkout.state)) {
    if (isSettled(checkout.state))
      throw new AppError('alreadyPaid', { data: presentCaseId(caseId) })
    return presentCaseId(caseId)
  }
  const { state } = await endCheckout(context, id).catch(stillWithBank)
  if (isSettled(state)) throw new AppError('alreadyPaid', { data: presentCaseId(caseId) })
  await addAudit(
    context.database,
    { actor, requestId: context.requestId },
    { action: 'payment.cancelled', object: `case:${caseId}`, details: { checkoutId: id } },
  )
  return presentCaseId(caseId)
}

/** Converts the refusal of a payment being processed, which cannot be cancelled, to `alreadyPaid`. */
function stillWithBank(error: unknown): never {
  if (!(error instanceof AppError) || error.refusal !== 'caseNotPayable') throw error
  throw new AppError('alreadyPaid', { message: error.message, cause: error })
}
