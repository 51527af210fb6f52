import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { totpFactors } from '../../../db/schema/second-factors.ts'

export async function findTotp(db: Db, accountId: string) {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.accountId, accountId))
  return row
}

/** Stores an unconfirmed secret, replacing an earlier one; returns false if the factor is active already. */
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

/** Activates the secret against which a code was checked; returns false if another call was first. */
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

/** Marks a time step as used; of two simultaneous uses, one gets false. */
export async function useTotpStep(db: Db, accountId: string, step: number): Promise<boolean> {
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

/** Deletes the factor; returns false if there was no active one. */
export async function deleteTotp(db: Db, accountId: string): Promise<boolean> {
  const gone = await db
    .delete(totpFactors)
    .where(eq(totpFactors.accountId, accountId))
    .returning({ confirmedAt: totpFactors.confirmedAt })
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}
