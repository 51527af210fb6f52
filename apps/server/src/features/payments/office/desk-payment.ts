import type { WireDeskPayment } from '@systole/contract/money/payment-desk'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { type DeskRow, listDeskPayments } from './desk-payment-store.ts'
import { presentDeskPayments } from './present-desk-payment.ts'

type Context = Pick<CallContext, 'db' | 'settings'>

/** Returns one payment as listed, after a change. */
export async function deskPayment(
  context: Context,
  checkoutId: string,
  actor: Pick<Actor, 'accountId'>,
): Promise<WireDeskPayment> {
  const rows: DeskRow[] = await listDeskPayments(context.db, {
    id: checkoutId,
    show: 'all',
    find: '',
    limit: 1,
  })
  const [payment] = await presentDeskPayments(context, rows, actor)
  if (!payment) throw new AppError('paymentNotFound')
  return payment
}
