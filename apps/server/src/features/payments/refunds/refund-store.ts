import type { RefundFacts, RefundState } from '@systole/domain/payments/refund'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { disputes, refunds } from '../../../db/schema/refunds.ts'

const UNFINISHED: RefundState[] = ['approved', 'pending']

export type Refund = typeof refunds.$inferSelect
export type Dispute = typeof disputes.$inferSelect

export async function insertRefund(db: Db, row: typeof refunds.$inferInsert): Promise<void> {
  await db.insert(refunds).values(row)
}

export async function findRefund(db: Db, refundId: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.refundId, refundId))
  return row
}

/** Locks a refund until the transaction ends; the checkout must be locked before its refunds. */
export async function lockRefund(db: Db, refundId: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.refundId, refundId)).for('update')
  return row
}

/** Locks the row of a provider's refund, found by its id, or by ours if the provider's reply was lost. */
export async function lockRefundOfProvider(
  db: Db,
  checkoutId: string,
  { providerRefundId, refundId }: { providerRefundId: string; refundId: string },
): Promise<Refund | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.checkoutId, checkoutId),
        or(eq(refunds.providerRefundId, providerRefundId), eq(refunds.refundId, refundId)),
      ),
    )
    .for('update')
  return row
}

export async function changeRefund(
  db: Db,
  refundId: string,
  change: Partial<Omit<Refund, 'refundId' | 'checkoutId' | 'amountMinor' | 'idempotencyKey'>>,
): Promise<void> {
  await db.update(refunds).set(change).where(eq(refunds.refundId, refundId))
}

export async function refundsOf(db: Db, checkoutIds: readonly string[]): Promise<Refund[]> {
  if (checkoutIds.length === 0) return []
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.checkoutId, [...checkoutIds]))
    .orderBy(asc(refunds.requestedAt), asc(refunds.refundId))
}

/** Returns the facts for the refund rules. */
export function refundFactsOf({ state, amountMinor, decidedBy }: Refund): RefundFacts {
  return { state, amountMinor, bySecondPerson: decidedBy !== null }
}

/** Returns a keyset page of unfinished refunds. */
export async function unfinishedRefunds(
  db: Db,
  { after, limit, askedBefore }: { after: string; limit: number; askedBefore: Date },
): Promise<Refund[]> {
  return db
    .select()
    .from(refunds)
    .where(
      and(
        inArray(refunds.state, UNFINISHED),
        sql`${refunds.refundId} > ${after}`,
        sql`coalesce(${refunds.checkedAt}, ${refunds.requestedAt}) < ${askedBefore.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(refunds.refundId))
    .limit(limit)
}

export async function disputesOf(db: Db, checkoutIds: readonly string[]): Promise<Dispute[]> {
  if (checkoutIds.length === 0) return []
  return db
    .select()
    .from(disputes)
    .where(inArray(disputes.checkoutId, [...checkoutIds]))
    .orderBy(asc(disputes.openedAt))
}

export async function lockDispute(
  db: Db,
  provider: string,
  disputeId: string,
): Promise<Dispute | undefined> {
  const [row] = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.provider, provider), eq(disputes.disputeId, disputeId)))
    .for('update')
  return row
}

/** Stores the current state of a dispute; a decided one is not changed. */
export async function saveDispute(db: Db, row: typeof disputes.$inferInsert): Promise<void> {
  await db
    .insert(disputes)
    .values(row)
    .onConflictDoUpdate({
      target: [disputes.provider, disputes.disputeId],
      set: { state: row.state, closedAt: row.closedAt ?? null },
    })
}
