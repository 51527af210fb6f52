import { REFUNDS_GO } from '@systole/domain/payments/sandbox-refunds'
import { z } from 'zod'
import { type ProviderRefund, RefundRefused } from '../../ports/payment-gateway.ts'
import { lockUpToDate, type SandboxLedger } from './read-payment.ts'
import { announcePayment } from './sandbox-ledger.ts'
import { dispute, readRefundsAndDisputes, refundAtDesk } from './sandbox-refunds.ts'
import { changeSandboxPayment, type SandboxPayment } from './sandbox-store.ts'

/** The actions on the test payment page after payment: those of the bank, the provider and the card owner. */
export const PostPaymentAction = z.object({
  outcome: z.enum([
    'confirm_now',
    'refuse_now',
    'notice_again',
    'refund_part',
    'refund_all',
    'refunds_go',
    'dispute',
    'dispute_won',
    'dispute_lost',
  ]),
  refunds: z.enum(REFUNDS_GO).default('through'),
})
export type PostPaymentAction = z.infer<typeof PostPaymentAction>

const DISPUTE = { dispute: 'open', dispute_won: 'won', dispute_lost: 'lost' } as const

/** Performs the action and announces it; `undone` if the payment is not in a suitable state. */
export async function choosePostPaymentAction(
  ledger: SandboxLedger,
  sandboxId: string,
  choice: PostPaymentAction,
): Promise<{ payment: SandboxPayment; next: 'done' | 'undone' } | undefined> {
  const payment = await ledger.database.transaction((tx) => lockUpToDate(ledger, tx, sandboxId))
  if (!payment) return undefined
  const isDone = await act(ledger, payment, choice)
  return { payment, next: isDone ? 'done' : 'undone' }
}

async function act(
  ledger: SandboxLedger,
  { sandboxId, state, paymentId, amountMinor }: SandboxPayment,
  { outcome, refunds }: PostPaymentAction,
): Promise<boolean> {
  if (outcome === 'confirm_now' || outcome === 'refuse_now')
    return decideNow(ledger, sandboxId, outcome)
  if (state !== 'paid' || paymentId === null) return false
  switch (outcome) {
    case 'notice_again':
      return announceAgain(ledger, sandboxId)
    case 'refund_part':
      return refund(ledger, paymentId, { amountMinor, most: Math.ceil(amountMinor / 2) })
    case 'refund_all':
      return refund(ledger, paymentId, { amountMinor, most: amountMinor })
    case 'refunds_go':
      await changeSandboxPayment(ledger.database, sandboxId, { refundsGo: refunds })
      return true
    default:
      return changeDispute(ledger, paymentId, outcome)
  }
}

/** Settles a pending bank decision early. */
async function decideNow(
  ledger: SandboxLedger,
  sandboxId: string,
  outcome: 'confirm_now' | 'refuse_now',
): Promise<boolean> {
  return ledger.database.transaction(async (tx) => {
    const payment = await lockUpToDate(ledger, tx, sandboxId)
    if (payment?.state !== 'processing') return false
    const over = { settlesAs: null, settlesAt: null }
    const decided = await changeSandboxPayment(
      tx,
      sandboxId,
      outcome === 'confirm_now'
        ? { state: 'paid', paidAt: ledger.clock.now(), ...over }
        : { state: 'failed', ...over },
    )
    await announcePayment(ledger, tx, decided, outcome === 'confirm_now' ? 'paid' : 'failed')
    return true
  })
}

async function announceAgain(ledger: SandboxLedger, sandboxId: string): Promise<boolean> {
  return ledger.database.transaction(async (tx) => {
    const payment = await lockUpToDate(ledger, tx, sandboxId)
    if (payment?.state !== 'paid') return false
    await announcePayment(ledger, tx, payment, 'paid')
    await announcePayment(ledger, tx, payment, 'paid')
    return true
  })
}

async function refund(
  ledger: SandboxLedger,
  paymentId: string,
  { amountMinor, most }: { amountMinor: number; most: number },
): Promise<boolean> {
  const kept = await readRefundsAndDisputes(ledger, paymentId)
  const left = leftOf(amountMinor, kept?.refunds ?? [])
  if (left === 0) return false
  try {
    await refundAtDesk(ledger, paymentId, Math.min(left, most))
    return true
  } catch (error) {
    if (error instanceof RefundRefused) return false
    throw error
  }
}

function leftOf(amountMinor: number, refunds: readonly ProviderRefund[]): number {
  const gone = refunds.filter(({ state }) => state !== 'failed')
  return gone.reduce((left, { money }) => left - money.amountMinor, amountMinor)
}

/** Opens a dispute, one at a time, or decides the open one. */
async function changeDispute(
  ledger: SandboxLedger,
  paymentId: string,
  outcome: keyof typeof DISPUTE,
): Promise<boolean> {
  const kept = await readRefundsAndDisputes(ledger, paymentId)
  const isOpen = kept?.disputes.some(({ state }) => state === 'open') ?? false
  if (isOpen === (outcome === 'dispute')) return false
  await dispute(ledger, paymentId, DISPUTE[outcome])
  return true
}
