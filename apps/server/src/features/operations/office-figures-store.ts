import type { LedgerEvent } from '@systole/domain/ledger/posting'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { happenedBetween } from '../cases/lists/counted-event-store.ts'
import { millis, timeOf } from './case-figures-store.ts'

export type Waiting = { count: number; since: Date | undefined }

/** The tasks of the office that one partial index each finds, and the time since when the oldest of them waits. */
const WAITING = {
  failedJobs: ['failed_jobs', 'failed_at', 'settled_at is null'],
  damagedFiles: ['storage_findings', 'found_at', 'resolved_at is null'],
  undeliveredMails: [
    'mails',
    'bounced_at',
    `state = 'bounced' and settled_at is null and case_id is not null`,
  ],
  applications: ['registrations', 'created_at', `state = 'waiting' and decided_at is null`],
  erasures: ['hospital_erasures', 'asked_at', `state = 'asked'`],
} as const

/** Counts the tasks that wait for the office. */
export async function waitingForOffice(
  db: Db,
): Promise<Map<keyof typeof WAITING | 'repeats', Waiting>> {
  const parts = Object.entries(WAITING).map(
    ([kind, [table, column, holds]]) =>
      `select '${kind}' as kind, count(*)::int as count, min(${column}) as since from ${table} where ${holds}`,
  )
  const repeats = `select 'repeats', count(*)::int, min(p.asked_at) from cases c
    join report_repeats p on p.case_id = c.case_id and p.decision is null where c.status = 'resend_report_request'`
  const { rows } = await db.execute<{
    kind: keyof typeof WAITING
    count: number
    since: number | null
  }>(sql`select kind, count, ${millis('since')} as since
    from (${sql.raw([...parts, repeats].join(' union all '))}) waiting`)
  return new Map(
    rows.map(({ kind, count, since }) => [
      kind,
      { count, since: since === null ? undefined : new Date(since) },
    ]),
  )
}

export type MoneyMoved = {
  book: 'live' | 'test' | 'credits'
  event: LedgerEvent
  currency: string
  count: number
  amount: number
}

/** Returns what the ledger moved on a day, by event and currency; amounts are positive. */
export async function moneyMoved(
  db: Db,
  from: Date,
  events: readonly LedgerEvent[],
): Promise<MoneyMoved[]> {
  const { rows } = await db.execute<MoneyMoved>(sql`
    select p.book, p.event, e.currency, count(*)::int as count, sum(e.amount)::float8 as amount
    from ledger_postings p,
      lateral (select * from ledger_entries each where each.posting_id = p.posting_id and each.amount > 0 offset 0) e
    where ${happenedBetween('p.at', timeOf({ from, days: 1 }))} and p.event = any(${sql.param([...events])}::text[])
    group by p.book, p.event, e.currency`)
  return rows
}
