import type { DeskView, Need } from '@systole/domain/payments/desk-view'
import { holdsMoney, REFUND_STATES } from '@systole/domain/payments/refund'
import { type SQL, sql } from 'drizzle-orm'
import { contains } from '../../../db/contains.ts'
import type { Db } from '../../../db/database.ts'
import { petNameHolds } from '../../pets/pet-name-store.ts'

/** A row of the office's list; what a person has to do is said by the database, so that the count and the rows agree. */
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

/** Each reason why a payment wants a person. Money set aside until it is given back or dealt with; a refund until somebody agrees, or sees why it failed. */
const NEED: Record<Need, string> = {
  unmatched: `(c.state in ('paid_duplicate', 'paid_mismatch') and c.handled_at is null and c.paid_minor >
    (select coalesce(sum(r.amount_minor), 0) from refunds r where r.checkout_id = c.checkout_id and r.state not in ${WITHOUT_MONEY}))`,
  refundAsked: `exists (select 1 from refunds r where r.checkout_id = c.checkout_id and r.state = 'asked')`,
  refundFailed: `exists (select 1 from refunds r where r.checkout_id = c.checkout_id and r.state in ('failed', 'returned')
    and (c.handled_at is null or c.handled_at < coalesce(r.returned_at, r.ended_at))
    and not exists (select 1 from refunds n where n.checkout_id = c.checkout_id and n.requested_at > r.requested_at and n.state not in ${WITHOUT_MONEY}))`,
  disputed: `exists (select 1 from disputes d where d.checkout_id = c.checkout_id and d.state = 'open')`,
}
const ANY_NEED = sql.raw(`(${Object.values(NEED).join(' or ')})`)
const NEEDS = sql.raw(
  `array_remove(array[${Object.entries(NEED)
    .map(([need, holds]) => `case when ${holds} then '${need}' end`)
    .join(', ')}], null)`,
)

const SHOWN: Record<DeskView, SQL> = {
  all: sql`c.state <> 'expired'`,
  attention: ANY_NEED,
  failed: sql`c.state = 'failed'`,
  refunds: sql`exists (select 1 from refunds r where r.checkout_id = c.checkout_id)`,
}

/** One page, newest first, after the cursor. */
export async function listDeskPayments(db: Db, query: DeskQuery): Promise<DeskRow[]> {
  const { id, show, find, after, limit } = query
  const conditions = [
    id ? sql`c.checkout_id = ${id}` : SHOWN[show],
    ...(find.trim() === '' ? [] : [found(find.trim())]),
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

/** How many want a person, foreign money included. */
export async function countAttention(db: Db): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(sql`
    select ((select count(*) from checkouts c where ${ANY_NEED})
      + (select count(*) from foreign_payments f where f.handled_at is null))::int as waiting`)
  return rows[0]?.waiting ?? 0
}

/** By what a person at the telephone knows, or by any id. */
function found(wanted: string): SQL {
  const number = /^(?:EC-)?(\d{1,15})$/i.exec(wanted)?.[1]
  const ofCases = sql`c.case_id in (select k.case_id from cases k where ${
    number ? sql`k.case_number = ${Number(number)} or` : sql``
  } k.pet_id in (select p.pet_id from pets p where ${petNameHolds(wanted)}))`
  return sql`(${ofCases}
    or c.checkout_id = ${wanted} or c.provider_id = ${wanted} or c.payment_id = ${wanted} or c.case_id = ${wanted}
    or c.hospital_id in (select h.hospital_id from hospitals h where h.name ilike ${contains(wanted)})
    or c.account_id in (select a.account_id from accounts a where a.email ilike ${contains(wanted)}))`
}
