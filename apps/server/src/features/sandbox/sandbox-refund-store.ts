import { and, asc, eq, gte, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sandboxPayments } from '../../db/schema/payments.ts'
import { sandboxDisputes, sandboxRefunds } from '../../db/schema/refunds.ts'
import type { SandboxPayment } from './sandbox-store.ts'

export type SandboxRefund = typeof sandboxRefunds.$inferSelect
export type SandboxDispute = typeof sandboxDisputes.$inferSelect

/** Locks a payment by its payment id until the transaction ends. */
export async function lockByPayment(
  db: Db,
  paymentId: string,
): Promise<SandboxPayment | undefined> {
  const [payment] = await db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.paymentId, paymentId))
    .for('update')
  return payment
}

export async function refundOfKey(db: Db, key: string): Promise<SandboxRefund | undefined> {
  const [refund] = await db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.idempotencyKey, key))
  return refund
}

export async function addSandboxRefund(
  db: Db,
  refund: typeof sandboxRefunds.$inferInsert,
): Promise<SandboxRefund> {
  const [added] = await db.insert(sandboxRefunds).values(refund).returning()
  if (!added) throw new Error('an insert answers its row')
  return added
}

export async function refundsOfSandbox(db: Db, sandboxId: string): Promise<SandboxRefund[]> {
  return db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.sandboxId, sandboxId))
    .orderBy(asc(sandboxRefunds.createdAt))
}

/** Applies due refund results. */
export async function settleDueRefunds(db: Db, sandboxId: string, now: Date): Promise<void> {
  await db
    .update(sandboxRefunds)
    .set({
      state: sql`${sandboxRefunds.settlesAs}`,
      settlesAt: null,
      failure: sql`case when ${sandboxRefunds.settlesAs} = 'failed' then 'sent back by the test bank' else '' end`,
    })
    .where(and(eq(sandboxRefunds.sandboxId, sandboxId), lte(sandboxRefunds.settlesAt, now)))
}

export async function disputesOfSandbox(db: Db, sandboxId: string): Promise<SandboxDispute[]> {
  return db
    .select()
    .from(sandboxDisputes)
    .where(eq(sandboxDisputes.sandboxId, sandboxId))
    .orderBy(asc(sandboxDisputes.createdAt))
}

export async function addSandboxDispute(
  db: Db,
  dispute: typeof sandboxDisputes.$inferInsert,
): Promise<void> {
  await db.insert(sandboxDisputes).values(dispute)
}

export async function closeSandboxDisputes(
  db: Db,
  sandboxId: string,
  state: 'won' | 'lost',
): Promise<void> {
  await db
    .update(sandboxDisputes)
    .set({ state })
    .where(and(eq(sandboxDisputes.sandboxId, sandboxId), eq(sandboxDisputes.state, 'open')))
}

type Page = { from: Date; until: Date; after: string; limit: number }

/** Returns a keyset page of the payments opened in the window. */
export async function listSandboxPayments(db: Db, page: Page): Promise<SandboxPayment[]> {
  return db
    .select()
    .from(sandboxPayments)
    .where(
      and(
        gte(sandboxPayments.createdAt, page.from),
        lt(sandboxPayments.createdAt, page.until),
        sql`${sandboxPayments.sandboxId} > ${page.after}`,
      ),
    )
    .orderBy(asc(sandboxPayments.sandboxId))
    .limit(page.limit)
}

export async function listSandboxRefunds(db: Db, page: Page) {
  return db
    .select({ id: sandboxRefunds.sandboxRefundId, paymentId: sandboxPayments.paymentId })
    .from(sandboxRefunds)
    .innerJoin(sandboxPayments, eq(sandboxPayments.sandboxId, sandboxRefunds.sandboxId))
    .where(
      and(
        gte(sandboxRefunds.createdAt, page.from),
        lt(sandboxRefunds.createdAt, page.until),
        sql`${sandboxRefunds.sandboxRefundId} > ${page.after}`,
      ),
    )
    .orderBy(asc(sandboxRefunds.sandboxRefundId))
    .limit(page.limit)
}
