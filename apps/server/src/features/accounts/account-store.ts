import type { UserType } from '@systole/domain/accounts/user-type'
import { and, eq, gt, inArray, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { accounts, passwordResets, rateCounters, usedLoginKeys } from '../../db/schema/accounts.ts'
import { hospitals } from '../../db/schema/hospitals.ts'
import { passkeys, recoveryCodes, totpFactors } from '../../db/schema/second-factors.ts'

/** Stands where no password was chosen yet. Nothing opens such an account, and the clock does not tell it from others. */
export const NO_PASSWORD = ''

/** The living accounts of an e-mail; they differ by user type. */
export function accountsOfEmail(db: Db, email: string) {
  return selectAccounts(db, eq(accounts.email, email))
}

async function selectAccounts(db: Db, condition: SQL) {
  const rows = await db
    .select({
      accountId: accounts.accountId,
      userType: accounts.userType,
      email: accounts.email,
      passwordHash: accounts.passwordHash,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      title: accounts.title,
      hospitalId: accounts.hospitalId,
      hospitalName: hospitals.name,
      country: hospitals.country,
      pushLanguage: hospitals.pushLanguage,
      variant: hospitals.variant,
    })
    .from(accounts)
    .leftJoin(hospitals, eq(hospitals.hospitalId, accounts.hospitalId))
    .where(and(condition, isNull(accounts.disabledAt)))
    .orderBy(accounts.userType)
  return rows.map((row) => ({ ...row, userType: row.userType as UserType })) // written by us only, from the same list
}
export type AccountRow = Awaited<ReturnType<typeof accountsOfEmail>>[number]

/** A living account by its id, as `login` knows it; undefined when it is not there or is disabled. */
export async function livingAccount(db: Db, accountId: string): Promise<AccountRow | undefined> {
  const [row] = await selectAccounts(db, eq(accounts.accountId, accountId))
  return row
}

/** Whether a living vet account goes by this e-mail. */
export async function hasVetAccount(db: Db, email: string): Promise<boolean> {
  const found = await accountsOfEmail(db, email)
  return found.some(({ userType }) => userType === 'vet')
}

/** A vet of this hospital who has yet to choose a password. Undefined when the e-mail has a vet account already. */
export async function insertInvitedVet(
  db: Db,
  vet: Pick<
    typeof accounts.$inferInsert,
    'hospitalId' | 'email' | 'firstName' | 'lastName' | 'title' | 'licence'
  >,
  now: Date,
): Promise<typeof accounts.$inferSelect | undefined> {
  const [row] = await db
    .insert(accounts)
    .values({
      ...vet,
      accountId: newId('account'),
      userType: 'vet',
      passwordHash: NO_PASSWORD,
      invitedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return row
}

/** The account with its hospital, for the settings. */
export async function findAccount(db: Db, accountId: string) {
  const [row] = await db
    .select({ account: accounts, hospital: hospitals })
    .from(accounts)
    .leftJoin(hospitals, eq(hospitals.hospitalId, accounts.hospitalId))
    .where(eq(accounts.accountId, accountId))
  return row
}

/** Who chose a password has arrived: an invitation is over. */
export async function setPasswordHash(db: Db, accountId: string, passwordHash: string) {
  await db
    .update(accounts)
    .set({ passwordHash, invitedAt: null })
    .where(eq(accounts.accountId, accountId))
}

export async function setOwnName(
  db: Db,
  accountId: string,
  name: { firstName: string; lastName: string; title: string },
) {
  await db.update(accounts).set(name).where(eq(accounts.accountId, accountId))
}

/** Opened again, an account starts without password and second factor: an address may have changed hands. */
export async function disableAccount(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ disabledAt: now, invitedAt: null, passwordHash: NO_PASSWORD })
    .where(eq(accounts.accountId, accountId))
  for (const table of [passkeys, totpFactors, recoveryCodes])
    await tx.delete(table).where(eq(table.accountId, accountId))
}

/** False when the key was used before. */
export async function useLoginKey(db: Db, keyId: string, expiresAt: Date): Promise<boolean> {
  const used = await db
    .insert(usedLoginKeys)
    .values({ keyId, expiresAt })
    .onConflictDoNothing()
    .returning({ keyId: usedLoginKeys.keyId })
  return used.length === 1
}

export async function insertPasswordReset(
  db: Db,
  reset: {
    tokenHash: Buffer
    purpose: 'reset' | 'welcome'
    accountId: string
    expiresAt: Date
  },
) {
  await db.insert(passwordResets).values(reset)
}

/** Whether the account has an unused reset link that ends after this time. Holds the account, so that of two askers the second sees the first one's link. */
export async function hasLinkBeyond(tx: Db, accountId: string, time: Date): Promise<boolean> {
  await tx
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('update')
  const links = await tx
    .select({ expiresAt: passwordResets.expiresAt })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.accountId, accountId),
        eq(passwordResets.purpose, 'reset'),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, time),
      ),
    )
    .limit(1)
  return links.length > 0
}

/** Whose usable link this is. Only `usePasswordReset` lets one act on it. */
export async function findPasswordReset(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .select({ accountId: passwordResets.accountId, email: accounts.email })
    .from(passwordResets)
    .innerJoin(accounts, eq(accounts.accountId, passwordResets.accountId))
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    )
  return row
}

/** The links that the account still has are over. */
export async function endPasswordResets(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.accountId, accountId), isNull(passwordResets.usedAt)))
}

/** Burns the token and tells whose it was; undefined when it is unknown, used or over. */
export async function usePasswordReset(db: Db, tokenHash: Buffer, now: Date) {
  const [row] = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .from(accounts)
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.usedAt),
        sql`${passwordResets.expiresAt} > ${now.toISOString()}::timestamptz`,
        eq(accounts.accountId, passwordResets.accountId),
      ),
    )
    .returning({
      accountId: passwordResets.accountId,
      email: accounts.email,
      userType: accounts.userType,
      purpose: passwordResets.purpose,
    })
  return row && { ...row, userType: row.userType as UserType } // written by us only, from the same list
}

/** Counts one hit and tells how many this window has now. */
export async function countHit(db: Db, bucket: string, windowStart: Date): Promise<number> {
  const [row] = await db
    .insert(rateCounters)
    .values({ bucket, windowStart, hits: 1 })
    .onConflictDoUpdate({
      target: [rateCounters.bucket, rateCounters.windowStart],
      set: { hits: sql`${rateCounters.hits} + 1` },
    })
    .returning({ hits: rateCounters.hits })
  return row?.hits ?? 1
}

/** Takes one hit back. */
export async function forgiveHits(db: Db, buckets: string[], windowStart: Date): Promise<void> {
  await db
    .update(rateCounters)
    .set({ hits: sql`greatest(${rateCounters.hits} - 1, 0)` })
    .where(and(inArray(rateCounters.bucket, buckets), eq(rateCounters.windowStart, windowStart)))
}

/** The hits of these buckets in the window, in their order; 0 where there was none. */
export async function readHits(db: Db, buckets: string[], windowStart: Date): Promise<number[]> {
  const rows = await db
    .select({ bucket: rateCounters.bucket, hits: rateCounters.hits })
    .from(rateCounters)
    .where(and(inArray(rateCounters.bucket, buckets), eq(rateCounters.windowStart, windowStart)))
  return buckets.map((bucket) => rows.find((row) => row.bucket === bucket)?.hits ?? 0)
}

/** Counters of these kinds in the window. */
export async function readBusyBuckets(
  db: Db,
  kinds: readonly string[],
  windowStart: Date,
): Promise<{ bucket: string; hits: number }[]> {
  const ofKind = or(...kinds.map((kind) => like(rateCounters.bucket, `${kind} %`)))
  return db
    .select({ bucket: rateCounters.bucket, hits: rateCounters.hits })
    .from(rateCounters)
    .where(and(eq(rateCounters.windowStart, windowStart), ofKind))
}

/** Removes the counters of these names, and those whose name starts so. */
export async function deleteHits(db: Db, buckets: string[], prefix: string): Promise<void> {
  const starts = sql`starts_with(${rateCounters.bucket}, ${prefix})`
  await db.delete(rateCounters).where(or(inArray(rateCounters.bucket, buckets), starts))
}

export async function forgetOldTraces(db: Db, now: Date): Promise<void> {
  await db.delete(usedLoginKeys).where(lt(usedLoginKeys.expiresAt, now))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await db
    .delete(rateCounters)
    .where(lt(rateCounters.windowStart, new Date(now.getTime() - 86_400_000)))
}
