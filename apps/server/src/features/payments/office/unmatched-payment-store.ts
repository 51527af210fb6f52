import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { foreignPayments } from '../../../db/schema/refunds.ts'

const SHOWN = 200

export type ForeignPayment = typeof foreignPayments.$inferSelect

/** Records an unmatched payment once; returns whether it is new. */
export async function insertUnmatchedPayment(
  db: Db,
  row: typeof foreignPayments.$inferInsert,
): Promise<boolean> {
  const added = await db.insert(foreignPayments).values(row).onConflictDoNothing().returning()
  return added.length > 0
}

export async function openForeign(db: Db): Promise<ForeignPayment[]> {
  return db
    .select()
    .from(foreignPayments)
    .where(isNull(foreignPayments.handledAt))
    .orderBy(asc(foreignPayments.foundAt))
    .limit(SHOWN)
}

export async function handleForeign(
  db: Db,
  { provider, providerId }: { provider: string; providerId: string },
  done: { handledBy: string; handledAt: Date; handledNote: string },
): Promise<boolean> {
  const changed = await db
    .update(foreignPayments)
    .set(done)
    .where(and(eq(foreignPayments.provider, provider), eq(foreignPayments.providerId, providerId)))
    .returning()
  return changed.length > 0
}
