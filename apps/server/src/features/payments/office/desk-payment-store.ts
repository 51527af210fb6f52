import type { DeskView, Need } from '@systole/domain/payments/desk-view'
import { holdsMoney, REFUND_STATES } from '@systole/domain/payments/refund'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { paymentsFound } from './payment-search-store.ts'

/** A row of the office's list; the reasons for attention are computed by the database, so that count and rows agree. */
export type DeskRow = {
  checkoutId: string
  createdAt: Date
  needs: Need[]
}
export type DeskPlace = { at: Date; checkoutId: string }
export type DeskQuery = {
  id?: string | undefined
  show: DeskView
  find: string
  after?: DeskPlace | undefined
  limit: number
}

const WITHOUT_MONEY = `(${REFUND_STATES.filter((state) => !holdsMoney(state))
  .map((state) => `'${state}'`)
  .join(', ')})`

/**
 * The condition of each reason for attention. A payment set aside needs it until refunded or handled; a refund until approved, or
 * until its failure is handled.
 */
const NEED: Record<Need, string> = {
  unmatched: `(c.state in ('paid_duplicate', 'paid_mismatch') and c.handled_at is null and c.paid_minor >
    (select coalesce(sum(r.amount_minor), 0) from refunds r where r.checkout_id = c.checkout_id and r.state not in ${WITHOUT_MONEY}))`,
  refundAsked: `exists (select 1 from refunds r where r.checkout_id = c.checkout_id and r.state = 'asked')`,
  refundFailed: `exists (select 1 from refunds r where r.checkout_id = c.checkout_id and r.state in ('failed', 'returned')
    and (c.handled_at is null or c.handled_at < coalesce(r.returned_at, r.ended_at))
    and not exists (select 1 from refunds n where n.checkout_id = c.checkout_id and n.requested_at > r.requested_at and n.state not in ${WITHOUT_MONEY}))`,
  disputed: `exists (select 1 from disputes d where d.checkout_id = c.checkout_id and d.state = 'open')`,
}
/** The few rows that may have each reason, found by a partial index. */
const CANDIDATES: Record<Need, string> = {
  unmatched: 'checkouts c',
  refundAsked: ofCheckouts(`refunds where state = 'asked'`),
  refundFailed: ofCheckouts(`refunds where state in ('failed', 'returned')`),
  disputed: ofCheckouts(`disputes where state = 'open'`),
}
/** The payments that need attention, each once; the condition of each reason is checked for its own candidates only. */
const NEEDED = Object.entries(NEED)
  .map(([need, holds]) => `select c.checkout_id from ${CANDIDATES[need as Need]} where ${holds}`)
  .join(' union ')
const NEEDS = sql.raw(
  `array_remove(array[${Object.entries(NEED)
    .map(([need, holds]) => `case when ${holds} then '${need}' end`)
    .join(', ')}], null)`,
)

const SHOWN: Record<DeskView, SQL> = {
  all: sql`c.state <> 'expired'`,
  attention: sql.raw(`c.checkout_id in (${NEEDED})`),
  failed: sql`c.state = 'failed'`,
  refunds: sql`exists (select 1 from refunds r where r.checkout_id = c.checkout_id)`,
}

/** Returns one page after the cursor, newest first. */
export async function listDeskPayments(db: Db, query: DeskQuery): Promise<DeskRow[]> {
  const { id, show, find, after, limit } = query
  const conditions = [
    id ? sql`c.checkout_id = ${id}` : SHOWN[show],
    ...(find.trim() === '' ? [] : [await paymentsFound(db, find.trim())]),
    ...(after
      ? [
          sql`(c.created_at, c.checkout_id) < (${after.at.toISOString()}::timestamptz, ${after.checkoutId})`,
        ]
      : []),
  ]
  const { rows } = await db.execute<{ checkout_id: string; created_at: string; needs: Need[] }>(sql`
    select c.checkout_id, c.created_at, ${NEEDS} as needs from checkouts c
    where ${sql.join(conditions, sql` and `)}
    order by c.created_at desc, c.checkout_id desc limit ${limit}`)
  return rows.map((row) => ({
    checkoutId: row.checkout_id,
    createdAt: new Date(row.created_at),
    needs: row.needs,
  }))
}

/** Counts the payments that need attention, including unmatched ones. */
export async function countAttention(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select ((select count(*) from (${sql.raw(NEEDED)}) needed)
      + (select count(*) from foreign_payments f where f.handled_at is null))::int as waiting`)
  return rows[0]?.waiting ?? 0
}

function ofCheckouts(rows: string): string {
  return `checkouts c join (select distinct checkout_id from ${rows}) candidates using (checkout_id)`
}
