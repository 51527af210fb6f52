import type { handlePayment as contract } from '@systole/contract/money/payment-desk'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { changeCheckout, lockCheckout } from '../checkouts/checkout-store.ts'
import { handleForeign } from './unmatched-payment-store.ts'

/** Marks a payment as handled in another way than a refund, with a note. */
export async function handlePayment(
  { db, clock, requestId }: CallContext,
  { input, actor }: Call<typeof contract>,
) {
  const { id, note } = input
  if (note.trim() === '') throw new AppError('reasonRequired')
  const done = {
    handledBy: actor.accountId,
    handledAt: clock.now(),
    handledNote: note.trim(),
  }
  const checkout = await lockCheckout(db, id)
  if (checkout) await changeCheckout(db, id, done)
  else if (!(await handledForeign(db, id, done))) throw new AppError('paymentNotFound')
  await addAudit(
    db,
    { actor, requestId },
    { action: 'payment.handled', object: `payment:${id}`, details: { note: done.handledNote } },
  )
  return {}
}

async function handledForeign(
  db: CallContext['db'],
  id: string,
  done: Parameters<typeof handleForeign>[2],
): Promise<boolean> {
  const [, provider, providerId] = /^([a-z]+):(.+)$/.exec(id) ?? []
  if (!provider || !providerId) return false
  return handleForeign(db, { provider, providerId }, done)
}
