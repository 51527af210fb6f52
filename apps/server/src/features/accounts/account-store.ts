import { isStaff } from '@systole/domain/accounts/is-staff'
import { and, eq, gt, inArray, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { accounts, passwordResets, rateCounters, usedLoginKeys } from '../../db/schema/accounts.ts'
import { hospitals } from '../../db/schema/hospitals.ts'
import { passkeys, recoveryCodes, totpFactors } from '../../db/schema/second-factors.ts'

/** The stored value if no password was chosen yet. No password matches it, and checking it takes the same time. */
export const NO_PASSWORD = ''

/** Returns the enabled accounts of an e-mail address; they differ by user type. */
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
  return rows
}
export type AccountRow = Awaited<ReturnType<typeof accountsOfEmail>>[number]

/** Returns an enabled account by its id, in the form `login` uses; `undefined` if it does not exist or is disabled. */
export async function livingAccount(db: Db, accountId: string): Promise<AccountRow | undefined> {
  const [row] = await selectAccounts(db, eq(accounts.accountId, accountId))
  return row
}

/** Returns whether an enabled vet account has this e-mail address. */
export async function hasVetAccount(db: Db, email: string): Promise<boolean> {
  const found = await accountsOfEmail(db, email)
  return found.some(({ userType }) => !isStaff(userType))
}

/** Inserts a vet of this hospital without a password. Returns `undefined` if the e-mail address already has a vet account. */
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

/** Returns the account with its hospital, for the settings. */
export async function findAccount(db: Db, accountId: string) {
  const [row] = await db
    .select({ account: accounts, hospital: hospitals })
    .from(accounts)
    .leftJoin(hospitals, eq(hospitals.hospitalId, accounts.hospitalId))
    .where(eq(accounts.accountId, accountId))
  return row
}

/** Sets the password and clears the invitation. */
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

/**
 * Disables an account and removes its password and second factor, because the address may belong to someone else when it is
 * enabled again.
 */
export async function saveDisabled(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx
    .update(accounts)
    .set({ disabledAt: now, invitedAt: null, passwordHash: NO_PASSWORD })
    .where(eq(accounts.accountId, accountId))
  for (const table of [passkeys, totpFactors, recoveryCodes])
    await tx.delete(table).where(eq(table.accountId, accountId))
}

/** Marks a login key as used; returns false if it was used before. */
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

/**
 * Returns whether the account has an unused reset link that is valid beyond this time. Locks the account, so that the second of
 * two requests sees the link of the first.
 */
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

/** Returns the account of a valid reset link. Only `usePasswordReset` authorizes a change. */
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

/** Invalidates all reset links of the account. */
export async function endPasswordResets(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.accountId, accountId), isNull(passwordResets.usedAt)))
}

/** Marks the token as used and returns its account; `undefined` if it is unknown, used or expired. */
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
  return row
}

/** Counts one hit and returns the number in this window. */
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

/** Removes one hit. */
export async function forgiveHits(db: Db, buckets: string[], windowStart: Date): Promise<void> {
  await db
    .update(rateCounters)
    .set({ hits: sql`greatest(${rateCounters.hits} - 1, 0)` })
    .where(and(inArray(rateCounters.bucket, buckets), eq(rateCounters.windowStart, windowStart)))
}

/** Returns the hits of these buckets in the window, in their order; 0 for none. */
export async function readHits(db: Db, buckets: string[], windowStart: Date): Promise<number[]> {
  const rows = await db
    .select({ bucket: rateCounters.bucket, hits: rateCounters.hits })
    .from(rateCounters)
    .where(and(inArray(rateCounters.bucket, buckets), eq(rateCounters.windowStart, windowStart)))
  return buckets.map((bucket) => rows.find((row) => row.bucket === bucket)?.hits ?? 0)
}

/** Returns the counters of these kinds in the window. */
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

/** Removes the counters with these names, and those whose name has this prefix. */
export async function deleteHits(db: Db, buckets: string[], prefix: string): Promise<void> {
  const starts = sql`starts_with(${rateCounters.bucket}, ${prefix})`
  await db.delete(rateCounters).where(or(inArray(rateCounters.bucket, buckets), starts))
}

export async function deleteExpiredAccountRecords(db: Db, now: Date): Promise<void> {
  await db.delete(usedLoginKeys).where(lt(usedLoginKeys.expiresAt, now))
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
  await db
    .delete(rateCounters)
    .where(lt(rateCounters.windowStart, new Date(now.getTime() - 86_400_000)))
}
