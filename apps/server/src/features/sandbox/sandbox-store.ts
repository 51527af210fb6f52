import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { sandboxPayments } from '../../db/schema/payments.ts'

export type SandboxPayment = typeof sandboxPayments.$inferSelect

/** Inserts a payment, or returns the existing one with this idempotency key. */
export async function addSandboxPayment(
  db: Db,
  payment: typeof sandboxPayments.$inferInsert,
): Promise<{ payment: SandboxPayment; isNew: boolean }> {
  const [added] = await db
    .insert(sandboxPayments)
    .values(payment)
    .onConflictDoNothing({ target: sandboxPayments.idempotencyKey })
    .returning()
  if (added) return { payment: added, isNew: true }
  const [before] = await db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.idempotencyKey, payment.idempotencyKey))
  if (!before) throw new Error('the payment of this key is gone')
  return { payment: before, isNew: false }
}

/** Locks a payment until the transaction ends, so that outcomes are serialized. */
export async function lockSandboxPayment(
  db: Db,
  sandboxId: string,
): Promise<SandboxPayment | undefined> {
  const [payment] = await db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.sandboxId, sandboxId))
    .for('update')
  return payment
}

export async function changeSandboxPayment(
  db: Db,
  sandboxId: string,
  changes: Partial<Omit<SandboxPayment, 'sandboxId'>>,
): Promise<SandboxPayment> {
  const [payment] = await db
    .update(sandboxPayments)
    .set(changes)
    .where(eq(sandboxPayments.sandboxId, sandboxId))
    .returning()
  if (!payment) throw new Error('no such sandbox payment')
  return payment
}

export async function newestSandboxPayments(db: Db, limit: number): Promise<SandboxPayment[]> {
  return db.select().from(sandboxPayments).orderBy(desc(sandboxPayments.createdAt)).limit(limit)
}
