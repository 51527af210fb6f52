import type { queryOfficeFigures as contract } from '@systole/contract/office/case-figures'
import { MINUTE, SECOND } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { countAttention } from '../payments/office/desk-payment-store.ts'
import { waitingJobs } from './failed-job-store.ts'
import { type MoneyMoved, moneyMoved, waitingForOffice } from './office-figures-store.ts'

/** The wait from which a job needs attention. */
const LATE_JOB = 5 * MINUTE

const RECEIVED = ['paymentReceived', 'paymentSetAside'] as const
const REFUNDED = ['paymentRefunded', 'unmatchedRefunded'] as const
const DEDUCTED = ['creditsDeducted', 'quotaDeducted'] as const
const RETURNED = ['creditsRefunded', 'quotaRefunded'] as const

/** Returns what waits for the office beside cases, and the money and credits that moved on the day. */
export async function queryOfficeFigures(
  { db, clock }: CallContext,
  { input }: Call<typeof contract>,
) {
  const now = clock.now()
  const events = [...RECEIVED, ...REFUNDED, ...DEDUCTED, ...RETURNED]
  const [waiting, jobs, payments, moved] = await Promise.all([
    waitingForOffice(db),
    waitingJobs(db),
    countAttention(db),
    moneyMoved(db, input.params.from, events),
  ])
  const late = jobs.filter(({ oldestSeconds }) => oldestSeconds * SECOND > LATE_JOB)
  const oldest = Math.max(0, ...late.map(({ oldestSeconds }) => oldestSeconds))
  const of = (kind: Parameters<(typeof waiting)['get']>[0]) => {
    const { count = 0, since } = waiting.get(kind) ?? {}
    return { kind, count, since: since ?? null }
  }
  return {
    attention: [
      of('failedJobs'),
      {
        kind: 'lateJobs' as const,
        count: sum(late.map(({ count }) => count)),
        since: late.length === 0 ? null : new Date(now.getTime() - oldest * SECOND),
      },
      of('damagedFiles'),
      of('undeliveredMails'),
      { kind: 'payments' as const, count: payments, since: null },
      of('applications'),
      of('repeats'),
      of('erasures'),
    ],
    money: presentMoney(moved),
    credits: { deducted: amountOf(moved, DEDUCTED), returned: amountOf(moved, RETURNED) },
  }
}

function presentMoney(moved: readonly MoneyMoved[]) {
  const books = ['live', 'test'] as const
  return books.flatMap((book) => {
    const own = moved.filter((each) => each.book === book)
    const currencies = [...new Set(own.map(({ currency }) => currency))].toSorted()
    return currencies.map((currency) => {
      const ofCurrency = own.filter((each) => each.currency === currency)
      return {
        book,
        currency,
        payments: countOf(ofCurrency, RECEIVED),
        received_minor: amountOf(ofCurrency, RECEIVED),
        refunds: countOf(ofCurrency, REFUNDED),
        refunded_minor: amountOf(ofCurrency, REFUNDED),
      }
    })
  })
}

function ofEvents(moved: readonly MoneyMoved[], events: readonly string[]): readonly MoneyMoved[] {
  return moved.filter(({ event }) => events.includes(event))
}

function countOf(moved: readonly MoneyMoved[], events: readonly string[]): number {
  return sum(ofEvents(moved, events).map(({ count }) => count))
}

function amountOf(moved: readonly MoneyMoved[], events: readonly string[]): number {
  return sum(ofEvents(moved, events).map(({ amount }) => amount))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
