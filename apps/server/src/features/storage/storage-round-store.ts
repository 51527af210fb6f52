import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { storageRounds } from '../../db/schema/operations.ts'

export type StorageRound = typeof storageRounds.$inferSelect

/** Returns the current round, if any, and the last finished one. */
export async function newestRounds(db: Db): Promise<StorageRound[]> {
  const newest = (isOpen: boolean) =>
    db
      .select()
      .from(storageRounds)
      .where(isOpen ? isNull(storageRounds.finishedAt) : isNotNull(storageRounds.finishedAt))
      .orderBy(desc(storageRounds.roundId))
      .limit(1)
  return [...(await newest(true)), ...(await newest(false))]
}

/** Starts a round; returns undefined if another worker started one first. */
export async function beginRound(
  db: Db,
  round: { startedAt: Date; totalBytes: number },
): Promise<StorageRound | undefined> {
  const [begun] = await db.insert(storageRounds).values(round).onConflictDoNothing().returning()
  return begun
}

/** Advances the round from one key to the next; returns false if another worker has continued it. */
export async function advanceRound(
  db: Db,
  {
    roundId,
    from,
    to,
    sizeBytes,
    found,
  }: { roundId: number; from: string; to: string; sizeBytes: number; found: boolean },
): Promise<boolean> {
  const advanced = await db
    .update(storageRounds)
    .set({
      afterKey: to,
      checkedCount: sql`${storageRounds.checkedCount} + 1`,
      checkedBytes: sql`${storageRounds.checkedBytes} + ${sizeBytes}`,
      foundCount: sql`${storageRounds.foundCount} + ${found ? 1 : 0}`,
    })
    .where(
      and(
        eq(storageRounds.roundId, roundId),
        eq(storageRounds.afterKey, from),
        isNull(storageRounds.finishedAt),
      ),
    )
    .returning({ roundId: storageRounds.roundId })
  return advanced.length > 0
}

export async function finishRound(db: Db, roundId: number, now: Date): Promise<void> {
  await db.update(storageRounds).set({ finishedAt: now }).where(eq(storageRounds.roundId, roundId))
}
