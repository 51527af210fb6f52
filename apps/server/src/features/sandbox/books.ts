import type { ProviderState } from '@systole/domain/payments/settlement'
import type { Database, Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CheckoutOrder } from '../../ports/payment-gateway.ts'
import { notifyPortalJob } from './notify-portal.job.ts'
import { dueChange } from './sandbox-state.ts'
import {
  addSandboxPayment,
  changeSandboxPayment,
  lockSandboxPayment,
  type SandboxPayment,
} from './sandbox-store.ts'

/** What the provider's books are kept with: nothing of the portal's own. */
export type Books = { database: Database; clock: Clock; jobs: Jobs }

/** Opens a payment; the same key opens the same one. Its end in time is announced like any other news. */
export async function openPayment(books: Books, order: CheckoutOrder): Promise<SandboxPayment> {
  return books.database.transaction(async (tx) => {
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
      createdAt: books.clock.now(),
    })
    if (isNew) await announce(books, tx, payment, 'expired', payment.expiresAt)
    return payment
  })
}

/** The payment as it stands this moment: what time has settled or ended is written down first. */
export async function readPayment(
  books: Books,
  sandboxId: string,
): Promise<SandboxPayment | undefined> {
  return books.database.transaction((tx) => lockUpToDate(books, tx, sandboxId))
}

/** Ends a payment that nobody has paid yet; the page then refuses. */
export async function expirePayment(
  books: Books,
  sandboxId: string,
): Promise<'expired' | 'notOpen'> {
  return books.database.transaction(async (tx) => {
    const payment = await lockUpToDate(books, tx, sandboxId)
    if (payment?.state === 'expired') return 'expired'
    if (payment?.state !== 'open') return 'notOpen'
    const ended = await changeSandboxPayment(tx, sandboxId, { state: 'expired' })
    await announce(books, tx, ended, 'expired')
    return 'expired'
  })
}

/** The payment under its lock, with what time has changed already written. */
export async function lockUpToDate(
  books: Books,
  tx: Db,
  sandboxId: string,
): Promise<SandboxPayment | undefined> {
  const payment = await lockSandboxPayment(tx, sandboxId)
  const change = payment && dueChange(payment, books.clock.now())
  return change ? changeSandboxPayment(tx, sandboxId, change) : payment
}

/** Tells the portal, in the transaction of the news. Nothing is sent if the payment stands otherwise by then. */
export async function announce(
  books: Books,
  tx: Db,
  { sandboxId }: SandboxPayment,
  state: Exclude<SandboxPayment['state'], 'open'>,
  startAfter?: Date,
): Promise<void> {
  const news = { sandboxId, eventId: newId('sbxevt'), state }
  await books.jobs.enqueue(tx, notifyPortalJob, news, startAfter ? { startAfter } : {})
}

/** The books in the words of the port. */
export function toProviderState(payment: SandboxPayment): ProviderState {
  const { state, amountMinor, currency, paymentId, paidAt } = payment
  if (state === 'failed') return { kind: 'failed', reason: 'refused by the test bank' }
  if (state !== 'paid') return { kind: state }
  if (!paymentId || !paidAt) throw new Error(`${payment.sandboxId} is paid without a payment`)
  return { kind: 'paid', money: { amountMinor, currency }, paymentId, paidAt, live: false }
}
