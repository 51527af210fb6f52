import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { recoveryCodes } from '../../../db/schema/second-factors.ts'

/** Replaces all recovery codes of the account. */
export async function replaceRecoveryCodes(
  db: Db,
  accountId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  if (hashes.length > 0)
    await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, accountId })))
}

/** Marks a code as used; of two simultaneous uses, one gets false. */
export async function useRecoveryCode(
  db: Db,
  code: { accountId: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: code.now })
    .where(
      and(
        eq(recoveryCodes.codeHash, code.codeHash),
        eq(recoveryCodes.accountId, code.accountId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodes.codeHash })
  return taken.length === 1
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}
