import type { RefundsGo } from '@systole/domain/payments/sandbox-refunds'
import { SECOND } from '@systole/domain/time/durations'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import {
  type ListedPayment,
  type ProviderPayment,
  type ProviderRefund,
  type RefundOrder,
  RefundRefused,
  type Window,
} from '../../ports/payment-gateway.ts'
import { notifyPortalJob } from './notify-portal.job.ts'
import type { SandboxLedger } from './read-payment.ts'
import { toProviderState } from './sandbox-ledger.ts'
import {
  addSandboxDispute,
  addSandboxRefund,
  closeSandboxDisputes,
  disputesOfSandbox,
  listSandboxPayments,
  listSandboxRefunds,
  lockByPayment,
  refundOfKey,
  refundsOfSandbox,
  type SandboxRefund,
  settleDueRefunds,
} from './sandbox-refund-store.ts'
import type { SandboxPayment } from './sandbox-store.ts'

const LATER = 30 * SECOND
const PAGE = 200
/** The outcomes in which a refund succeeds immediately, whatever happens later. */
const AT_ONCE: readonly RefundsGo[] = ['through', 'returned']

/** Refunds like a card company: once per key, never more than was paid, never during a dispute. */
export async function refundPayment(
  ledger: SandboxLedger,
  order: RefundOrder,
): Promise<ProviderRefund> {
  return ledger.database.transaction(async (tx) => {
    const payment = await lockByPayment(tx, order.paymentId)
    if (payment?.state !== 'paid') throw new RefundRefused('the sandbox has no such payment')
    await settleDueRefunds(tx, payment.sandboxId, ledger.clock.now())
    const before = await refundOfKey(tx, order.idempotencyKey)
    if (before) return toProviderRefund(before, payment)
    await refuseRefund(tx, payment, order.amountMinor)
    const refund = await addRefund(ledger, tx, payment, order)
    await announcePayment(ledger, tx, payment, 'refund')
    if (refund.settlesAt) await announcePayment(ledger, tx, payment, 'refund', refund.settlesAt)
    return toProviderRefund(refund, payment)
  })
}

async function addRefund(
  ledger: SandboxLedger,
  tx: Db,
  { sandboxId, refundsGo }: SandboxPayment,
  { refundId: reference, amountMinor, idempotencyKey }: RefundOrder,
): Promise<SandboxRefund> {
  const now = ledger.clock.now()
  return addSandboxRefund(tx, {
    sandboxRefundId: newId('sbxref'),
    sandboxId,
    reference,
    idempotencyKey,
    amountMinor,
    state: AT_ONCE.includes(refundsGo) ? 'succeeded' : 'pending',
    ...(refundsGo !== 'through' && {
      settlesAt: new Date(now.getTime() + LATER),
      settlesAs: refundsGo === 'later' ? 'succeeded' : 'failed',
    }),
    createdAt: now,
  })
}

async function refuseRefund(tx: Db, payment: SandboxPayment, amountMinor: number): Promise<void> {
  const { sandboxId } = payment
  const [refunds, disputes] = [
    await refundsOfSandbox(tx, sandboxId),
    await disputesOfSandbox(tx, sandboxId),
  ]
  const gone = refunds
    .filter(({ state }) => state !== 'failed')
    .reduce((sum, refund) => sum + refund.amountMinor, 0)
  if (payment.refundsGo === 'refused') throw new RefundRefused('the test bank takes no refund')
  if (disputes.some(({ state }) => state === 'open'))
    throw new RefundRefused('the payment is disputed')
  if (gone + amountMinor > payment.amountMinor)
    throw new RefundRefused('the refund is larger than what is left of the payment')
}

/** Refunds as in the provider's dashboard, without the portal. */
export async function refundAtDesk(
  ledger: SandboxLedger,
  paymentId: string,
  amountMinor: number,
): Promise<void> {
  await refundPayment(ledger, {
    refundId: '',
    paymentId,
    amountMinor,
    idempotencyKey: newId('key'),
  })
}

/** Opens or decides a dispute. */
export async function dispute(
  ledger: SandboxLedger,
  paymentId: string,
  event: 'open' | 'won' | 'lost',
): Promise<void> {
  await ledger.database.transaction(async (tx) => {
    const payment = await lockByPayment(tx, paymentId)
    if (payment?.state !== 'paid') return
    const { sandboxId, amountMinor } = payment
    if (event === 'open')
      await addSandboxDispute(tx, {
        sandboxDisputeId: newId('sbxdis'),
        sandboxId,
        amountMinor,
        reason: 'fraudulent',
        state: 'open',
        createdAt: ledger.clock.now(),
      })
    else await closeSandboxDisputes(tx, sandboxId, event)
    await announcePayment(ledger, tx, payment, 'dispute')
  })
}

/** Returns all refunds and disputes of a payment. */
export async function readRefundsAndDisputes(
  ledger: SandboxLedger,
  paymentId: string,
): Promise<ProviderPayment | undefined> {
  return ledger.database.transaction(async (tx) => {
    const payment = await lockByPayment(tx, paymentId)
    if (!payment) return undefined
    await settleDueRefunds(tx, payment.sandboxId, ledger.clock.now())
    const refunds = await refundsOfSandbox(tx, payment.sandboxId)
    const disputes = await disputesOfSandbox(tx, payment.sandboxId)
    return {
      checkoutId: payment.reference,
      refunds: refunds.map((refund) => toProviderRefund(refund, payment)),
      disputes: disputes.map((each) => ({
        disputeId: each.sandboxDisputeId,
        money: { amountMinor: each.amountMinor, currency: payment.currency },
        reason: each.reason,
        state: each.state,
        openedAt: each.createdAt,
      })),
    }
  })
}

export async function* listPaidPayments(
  ledger: SandboxLedger,
  window: Window,
): AsyncGenerator<ListedPayment> {
  let after = ''
  for (;;) {
    const page = await listSandboxPayments(ledger.database, { ...window, after, limit: PAGE })
    for (const payment of page) {
      const state = payment.state === 'paid' ? toProviderState(payment) : undefined
      const { sandboxId: providerId, reference: checkoutId } = payment
      if (state?.kind === 'paid') yield { providerId, checkoutId, state }
    }
    if (page.length < PAGE) return
    after = page.at(-1)?.sandboxId ?? after
  }
}

export async function* listRefundedPayments(
  ledger: SandboxLedger,
  window: Window,
): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const page = await listSandboxRefunds(ledger.database, { ...window, after, limit: PAGE })
    for (const { paymentId } of page) if (paymentId) yield paymentId
    if (page.length < PAGE) return
    after = page.at(-1)?.id ?? after
  }
}

async function announcePayment(
  ledger: SandboxLedger,
  tx: Db,
  { sandboxId }: SandboxPayment,
  about: 'refund' | 'dispute',
  startAfter?: Date,
): Promise<void> {
  const events = { sandboxId, eventId: newId('sbxevt'), state: about }
  await ledger.jobs.enqueue(tx, notifyPortalJob, events, startAfter ? { startAfter } : {})
}

function toProviderRefund(refund: SandboxRefund, { currency }: SandboxPayment): ProviderRefund {
  const { sandboxRefundId, reference, amountMinor, state, failure, createdAt } = refund
  return {
    providerRefundId: sandboxRefundId,
    refundId: reference,
    money: { amountMinor, currency },
    state,
    failure,
    createdAt,
  }
}
