import { REFUNDS_GO } from '@systole/domain/payments/sandbox-refunds'
import { z } from 'zod'
import { type ProviderRefund, RefundRefused } from '../../ports/payment-gateway.ts'
import { announce, type Books, lockUpToDate } from './books.ts'
import { dispute, readBooksOf, refundAtDesk } from './refund-books.ts'
import { changeSandboxPayment, type SandboxPayment } from './sandbox-store.ts'

/** The actions on the test payment page after payment: those of the bank, the provider and the card owner. */
export const Afterwards = z.object({
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
export type Afterwards = z.infer<typeof Afterwards>

const DISPUTE = { dispute: 'open', dispute_won: 'won', dispute_lost: 'lost' } as const

/** Performs the action and announces it; `undone` if the payment is not in a suitable state. */
export async function chooseAfterwards(
  books: Books,
  sandboxId: string,
  choice: Afterwards,
): Promise<{ payment: SandboxPayment; next: 'done' | 'undone' } | undefined> {
  const payment = await books.database.transaction((tx) => lockUpToDate(books, tx, sandboxId))
  if (!payment) return undefined
  const isDone = await act(books, payment, choice)
  return { payment, next: isDone ? 'done' : 'undone' }
}

async function act(
  books: Books,
  { sandboxId, state, paymentId, amountMinor }: SandboxPayment,
  { outcome, refunds }: Afterwards,
): Promise<boolean> {
  if (outcome === 'confirm_now' || outcome === 'refuse_now')
    return decideNow(books, sandboxId, outcome)
  if (state !== 'paid' || paymentId === null) return false
  switch (outcome) {
    case 'notice_again':
      return tellAgain(books, sandboxId)
    case 'refund_part':
      return refund(books, paymentId, { amountMinor, most: Math.ceil(amountMinor / 2) })
    case 'refund_all':
      return refund(books, paymentId, { amountMinor, most: amountMinor })
    case 'refunds_go':
      await changeSandboxPayment(books.database, sandboxId, { refundsGo: refunds })
      return true
    default:
      return changeDispute(books, paymentId, outcome)
  }
}

/** Settles a pending bank decision early. */
async function decideNow(
  books: Books,
  sandboxId: string,
  outcome: 'confirm_now' | 'refuse_now',
): Promise<boolean> {
  return books.database.transaction(async (tx) => {
    const payment = await lockUpToDate(books, tx, sandboxId)
    if (payment?.state !== 'processing') return false
    const over = { settlesAs: null, settlesAt: null }
    const decided = await changeSandboxPayment(
      tx,
      sandboxId,
      outcome === 'confirm_now'
        ? { state: 'paid', paidAt: books.clock.now(), ...over }
        : { state: 'failed', ...over },
    )
    await announce(books, tx, decided, outcome === 'confirm_now' ? 'paid' : 'failed')
    return true
  })
}

async function tellAgain(books: Books, sandboxId: string): Promise<boolean> {
  return books.database.transaction(async (tx) => {
    const payment = await lockUpToDate(books, tx, sandboxId)
    if (payment?.state !== 'paid') return false
    await announce(books, tx, payment, 'paid')
    await announce(books, tx, payment, 'paid')
    return true
  })
}

async function refund(
  books: Books,
  paymentId: string,
  { amountMinor, most }: { amountMinor: number; most: number },
): Promise<boolean> {
  const kept = await readBooksOf(books, paymentId)
  const left = leftOf(amountMinor, kept?.refunds ?? [])
  if (left === 0) return false
  try {
    await refundAtDesk(books, paymentId, Math.min(left, most))
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
  books: Books,
  paymentId: string,
  outcome: keyof typeof DISPUTE,
): Promise<boolean> {
  const kept = await readBooksOf(books, paymentId)
  const isOpen = kept?.disputes.some(({ state }) => state === 'open') ?? false
  if (isOpen === (outcome === 'dispute')) return false
  await dispute(books, paymentId, DISPUTE[outcome])
  return true
}
