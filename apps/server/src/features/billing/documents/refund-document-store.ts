import type { RefundState } from '@systole/domain/payments/refund'
import { and, asc, eq, gte, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/database.ts'
import { billingDocuments } from '../../../db/schema/billing.ts'
import { checkouts } from '../../../db/schema/payments.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { type DocumentRow, type Payment, paymentsOf } from '../billing-store.ts'

/** The states of refunds that reached the card, including those returned later. */
const ARRIVED = ['succeeded', 'returned'] as const satisfies RefundState[]
const BATCH = 200

export type RefundRow = typeof refunds.$inferSelect
type Went = { refund: RefundRow; payment: Payment }
type Time = { from: Date; until: Date }

/** Returns the refunds to a hospital's cards in a period, oldest first, with their payments. */
export async function refundsBetween(db: Db, hospitalId: string, time: Time): Promise<Went[]> {
  return wentBetween(db, hospitalId, { ...time, by: refunds.endedAt })
}

/** Returns the refunds that were returned to us in a period. */
export async function returnsBetween(db: Db, hospitalId: string, time: Time): Promise<Went[]> {
  return wentBetween(db, hospitalId, { ...time, by: refunds.returnedAt })
}

async function wentBetween(
  db: Db,
  hospitalId: string,
  time: Time & { by: typeof refunds.endedAt | typeof refunds.returnedAt },
): Promise<Went[]> {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(checkouts, eq(checkouts.checkoutId, refunds.checkoutId))
    .where(
      and(
        eq(checkouts.hospitalId, hospitalId),
        inArray(refunds.state, [...ARRIVED]),
        gte(time.by, time.from),
        lt(time.by, time.until),
      ),
    )
    .orderBy(time.by, refunds.refundId)
  const ids = rows.map(({ refund }) => refund.checkoutId)
  if (ids.length === 0) return []
  const byId = new Map((await paymentsOf(db, ids)).map((row) => [row.checkoutId, row]))
  return rows.flatMap(({ refund }) => {
    const payment = byId.get(refund.checkoutId)
    return payment ? [{ refund, payment }] : []
  })
}

/** Returns all refunds of each payment so far. */
export async function refundsOfPayments(
  db: Db,
  checkoutIds: readonly string[],
): Promise<RefundRow[]> {
  if (checkoutIds.length === 0) return []
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.checkoutId, [...checkoutIds]), eq(refunds.state, 'succeeded')))
    .orderBy(refunds.endedAt, refunds.refundId)
}

export async function findRefundIn(
  db: Db,
  state: RefundState,
  refundId: string,
): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.refundId, refundId), eq(refunds.state, state)))
  return row
}

/** Refunds of invoiced payments that wait for their credit note. */
export async function refundedWithoutNote(db: Db): Promise<string[]> {
  return refundsLacking(db, 'credit_note', {
    state: 'succeeded',
    since: refunds.endedAt,
    kind: 'invoice',
    of: eq(billingDocuments.checkoutId, refunds.checkoutId),
  })
}

/** Returns the refunds that were returned and whose credit note is not cancelled yet. */
export async function returnedWithNote(db: Db): Promise<string[]> {
  return refundsLacking(db, 'credit_note_cancellation', {
    state: 'returned',
    since: refunds.returnedAt,
    kind: 'credit_note',
    of: eq(billingDocuments.refundId, refunds.refundId),
  })
}

/** Returns the refunds in a state that have a document of one kind but not the next, oldest first. */
async function refundsLacking(
  db: Db,
  lacking: DocumentRow['kind'],
  after: { state: RefundState; since: AnyPgColumn; kind: DocumentRow['kind']; of: SQL },
): Promise<string[]> {
  const next = alias(billingDocuments, 'next')
  const rows = await db
    .select({ refundId: refunds.refundId })
    .from(refunds)
    .innerJoin(billingDocuments, and(after.of, eq(billingDocuments.kind, after.kind)))
    .leftJoin(next, and(eq(next.refundId, refunds.refundId), eq(next.kind, lacking)))
    .where(and(eq(refunds.state, after.state), isNull(next.documentId)))
    .orderBy(asc(after.since))
    .limit(BATCH)
  return rows.map(({ refundId }) => refundId)
}

/** Returns credit notes and their cancellations by refund. */
export async function documentsOfRefunds(
  db: Db,
  refundIds: readonly string[],
): Promise<DocumentRow[]> {
  if (refundIds.length === 0) return []
  return db
    .select()
    .from(billingDocuments)
    .where(inArray(billingDocuments.refundId, [...refundIds]))
    .orderBy(asc(billingDocuments.issuedAt), asc(billingDocuments.sequence))
}
