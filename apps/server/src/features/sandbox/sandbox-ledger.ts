import type { ProviderState } from '@systole/domain/payments/settlement'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import type { CheckoutOrder } from '../../ports/payment-gateway.ts'
import { notifyPortalJob } from './notify-portal.job.ts'
import { lockUpToDate, type SandboxLedger } from './read-payment.ts'
import { addSandboxPayment, changeSandboxPayment, type SandboxPayment } from './sandbox-store.ts'

/** Opens a payment; the same key returns the same one. Its expiry is announced like any other event. */
export async function openPayment(
  ledger: SandboxLedger,
  order: CheckoutOrder,
): Promise<SandboxPayment> {
  return ledger.database.transaction(async (tx) => {
    const { payment, isNew } = await addSandboxPayment(tx, {
      sandboxId: newId('sbx'),
      reference: order.checkoutId,
      idempotencyKey: order.idempotencyKey,
      ...order.money,
      description: order.description,
      email: order.email,
      hospital: order.hospital,
      language: order.language,
      successUrl: order.successUrl,
      cancelUrl: order.cancelUrl,
      state: 'open',
      expiresAt: order.expiresAt,
      createdAt: ledger.clock.now(),
    })
    if (isNew) await announcePayment(ledger, tx, payment, 'expired', payment.expiresAt)
    return payment
  })
}

/** Expires an unpaid payment, whose page then refuses payment. */
export async function expirePayment(
  ledger: SandboxLedger,
  sandboxId: string,
): Promise<'expired' | 'notOpen'> {
  return ledger.database.transaction(async (tx) => {
    const payment = await lockUpToDate(ledger, tx, sandboxId)
    if (payment?.state === 'expired') return 'expired'
    if (payment?.state !== 'open') return 'notOpen'
    const ended = await changeSandboxPayment(tx, sandboxId, { state: 'expired' })
    await announcePayment(ledger, tx, ended, 'expired')
    return 'expired'
  })
}

/** Queues an event for the portal, in the transaction of the change. It is not sent if the state has changed by then. */
export async function announcePayment(
  ledger: SandboxLedger,
  tx: Db,
  { sandboxId }: SandboxPayment,
  state: Exclude<SandboxPayment['state'], 'open'>,
  startAfter?: Date,
): Promise<void> {
  const events = { sandboxId, eventId: newId('sbxevt'), state }
  await ledger.jobs.enqueue(tx, notifyPortalJob, events, startAfter ? { startAfter } : {})
}

/** Maps the stored payment to the port's state. */
export function toProviderState(payment: SandboxPayment): ProviderState {
  const { state, amountMinor, currency, paymentId, paidAt } = payment
  if (state === 'failed') return { kind: 'failed', reason: 'refused by the test bank' }
  if (state !== 'paid') return { kind: state }
  if (!paymentId || !paidAt) throw new Error(`${payment.sandboxId} is paid without a payment`)
  return { kind: 'paid', money: { amountMinor, currency }, paymentId, paidAt, live: false }
}
