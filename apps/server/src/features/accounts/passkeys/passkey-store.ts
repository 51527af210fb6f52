import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { passkeyChallenges, passkeys } from '../../../db/schema/second-factors.ts'

type Purpose = 'register' | 'signIn'

export async function insertChallenge(
  db: Db,
  row: { challenge: string; purpose: Purpose; accountId: string | null; expiresAt: Date },
): Promise<void> {
  await db.insert(passkeyChallenges).values(row)
}

/**
 * Marks a challenge as used; returns false if it was issued for another account (or, when signing in, for any account), has
 * expired, or was used.
 */
export async function useChallenge(
  db: Db,
  asked: { challenge: string; purpose: Purpose; accountId: string | null; now: Date },
): Promise<boolean> {
  const { challenge, purpose, accountId, now } = asked
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        accountId === null
          ? isNull(passkeyChallenges.accountId)
          : eq(passkeyChallenges.accountId, accountId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge })
  return taken.length === 1
}

export async function deleteOldChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
}

export type PasskeyRow = typeof passkeys.$inferSelect

export async function passkeysOf(db: Db, accountId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.credentialId))
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/** Inserts a passkey; returns false if it is registered already. */
export async function insertPasskey(tx: Db, row: Omit<PasskeyRow, 'lastUsedAt'>): Promise<boolean> {
  const kept = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ credentialId: passkeys.credentialId })
  return kept.length === 1
}

/** Stores the authenticator's latest counter. */
export async function notePasskeyUse(
  db: Db,
  use: { credentialId: string; counter: number; now: Date },
): Promise<void> {
  await db
    .update(passkeys)
    .set({ counter: use.counter, lastUsedAt: use.now })
    .where(eq(passkeys.credentialId, use.credentialId))
}

type Own = { accountId: string; credentialId: string }

/** Renames a passkey; returns false if the account has no such passkey. */
export async function setPasskeyName(db: Db, own: Own, name: string): Promise<boolean> {
  const changed = await db
    .update(passkeys)
    .set({ name })
    .where(isOwn(own))
    .returning({ credentialId: passkeys.credentialId })
  return changed.length === 1
}

/** Deletes a passkey and returns its name; `undefined` if the account has no such passkey. */
export async function deletePasskey(db: Db, own: Own): Promise<string | undefined> {
  const [gone] = await db.delete(passkeys).where(isOwn(own)).returning({ name: passkeys.name })
  return gone?.name
}

export async function deletePasskeysOf(db: Db, accountId: string): Promise<number> {
  const gone = await db
    .delete(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .returning({ credentialId: passkeys.credentialId })
  return gone.length
}

function isOwn({ accountId, credentialId }: Own) {
  return and(eq(passkeys.accountId, accountId), eq(passkeys.credentialId, credentialId))
}
