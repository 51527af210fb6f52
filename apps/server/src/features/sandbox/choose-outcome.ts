import { SECOND } from '@systole/domain/time/durations'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { lockUpToDate, type SandboxLedger } from './read-payment.ts'
import { announcePayment } from './sandbox-ledger.ts'
import { changeSandboxPayment, type SandboxPayment } from './sandbox-store.ts'

export const OUTCOME_DELAYS = ['5', '30', '120'] as const

/** The actions on the test payment page. */
export const Choice = z.object({
  outcome: z.enum([
    'pay',
    'pay_later',
    'refuse_later',
    'lose_return',
    'lose_notice',
    'late_notice',
    'pay_less',
    'decline',
    'expire',
    'leave',
  ]),
  delay: z.enum(OUTCOME_DELAYS).default('5'),
})
export type Choice = z.infer<typeof Choice>

/** The page that the user sees next. */
export type Next = 'shop' | 'here' | 'declined' | 'left'

const NEXT: Record<Choice['outcome'], Next> = {
  pay: 'shop',
  pay_later: 'shop',
  refuse_later: 'shop',
  lose_return: 'here',
  lose_notice: 'shop',
  late_notice: 'here',
  pay_less: 'shop',
  decline: 'declined',
  expire: 'here',
  leave: 'left',
}

/**
 * Records the outcome and its event together. A finished payment is not changed; after a payment the user continues to the shop.
 */
export async function chooseOutcome(
  ledger: SandboxLedger,
  sandboxId: string,
  choice: Choice,
): Promise<{ payment: SandboxPayment; next: Next } | undefined> {
  return ledger.database.transaction(async (tx) => {
    const payment = await lockUpToDate(ledger, tx, sandboxId)
    if (!payment) return undefined
    const next = NEXT[choice.outcome]
    if (payment.state !== 'open') return { payment, next: nextWhenOver(payment, next) }
    const change = changeOf(choice, payment, ledger.clock.now())
    if (!change) return { payment, next }
    const changed = await changeSandboxPayment(tx, sandboxId, change)
    await announceOutcome(ledger, tx, changed, choice)
    return { payment: changed, next }
  })
}

/** Sends the event of the chosen outcome: immediately, late, or never. */
async function announceOutcome(
  ledger: SandboxLedger,
  tx: Db,
  payment: SandboxPayment,
  { outcome, delay }: Choice,
): Promise<void> {
  const { state, settlesAs, settlesAt } = payment
  if (outcome === 'lose_notice' || state === 'open') return
  const late = new Date(ledger.clock.now().getTime() + Number(delay) * SECOND)
  await announcePayment(ledger, tx, payment, state, outcome === 'late_notice' ? late : undefined)
  if (settlesAs && settlesAt) await announcePayment(ledger, tx, payment, settlesAs, settlesAt)
}

function nextWhenOver({ state }: SandboxPayment, next: Next): Next {
  const moneyMoved = state === 'paid' || state === 'processing'
  return moneyMoved && next === 'shop' ? 'shop' : 'here'
}

type Change =
  | { state: 'expired' }
  | { state: 'paid'; paymentId: string; paidAt: Date; settlesAs: null; amountMinor: number }
  | { state: 'processing'; paymentId: string; settlesAt: Date; settlesAs: 'paid' | 'failed' }

/** Returns the change of the outcome, or `undefined` if it neither moves money nor ends the payment. */
function changeOf(
  { outcome, delay }: Choice,
  { amountMinor }: SandboxPayment,
  now: Date,
): Change | undefined {
  if (outcome === 'decline' || outcome === 'leave') return undefined
  if (outcome === 'expire') return { state: 'expired' }
  const paymentId = newId('sbxpay')
  if (outcome !== 'pay_later' && outcome !== 'refuse_later') {
    const arrives = outcome === 'pay_less' ? Math.ceil(amountMinor / 2) : amountMinor
    return { state: 'paid', paymentId, paidAt: now, settlesAs: null, amountMinor: arrives }
  }
  const settlesAt = new Date(now.getTime() + Number(delay) * SECOND)
  const settlesAs = outcome === 'pay_later' ? 'paid' : 'failed'
  return { state: 'processing', paymentId, settlesAt, settlesAs }
}
