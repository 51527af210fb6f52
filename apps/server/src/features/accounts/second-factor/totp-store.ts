import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { totpFactors } from '../../../db/schema/second-factors.ts'

export async function findTotp(db: Db, accountId: string) {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.accountId, accountId))
  return row
}

/** Keeps a secret that no code has confirmed yet, in place of an earlier one; false when the factor is on already. */
export async function putPendingTotp(
  db: Db,
  { accountId, sealedSecret, now }: { accountId: string; sealedSecret: Buffer; now: Date },
): Promise<boolean> {
  const kept = await db
    .insert(totpFactors)
    .values({ accountId, sealedSecret, createdAt: now })
    .onConflictDoUpdate({
      target: totpFactors.accountId,
      set: { sealedSecret, createdAt: now },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ accountId: totpFactors.accountId })
  return kept.length === 1
}

/** Turns on the very secret that a code was checked against; false when another call came first. */
export async function turnTotpOn(
  db: Db,
  factor: { accountId: string; sealedSecret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const turned = await db
    .update(totpFactors)
    .set({ confirmedAt: factor.now, lastStep: factor.step })
    .where(
      and(
        eq(totpFactors.accountId, factor.accountId),
        eq(totpFactors.sealedSecret, factor.sealedSecret),
        isNull(totpFactors.confirmedAt),
      ),
    )
    .returning({ accountId: totpFactors.accountId })
  return turned.length === 1
}

/** Takes a step once: of two callers with the same code one is told false. */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(totpFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpFactors.accountId, accountId),
        isNotNull(totpFactors.confirmedAt),
        lt(totpFactors.lastStep, step),
      ),
    )
    .returning({ accountId: totpFactors.accountId })
  return taken.length === 1
}

/** False when there was none that was on. */
export async function deleteTotp(db: Db, accountId: string): Promise<boolean> {
  const gone = await db
    .delete(totpFactors)
    .where(eq(totpFactors.accountId, accountId))
    .returning({ confirmedAt: totpFactors.confirmedAt })
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}
