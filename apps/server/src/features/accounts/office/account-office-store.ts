import type { Permissions } from '@systole/domain/access/permissions'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'

export type OfficeAccount = NonNullable<Awaited<ReturnType<typeof findAccountForChange>>>

/** Returns any account, including disabled ones, with the facts for mails; locks its row. */
export async function findAccountForChange(tx: Db, accountId: string) {
  const [current] = await tx
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('update')
  if (!current) return undefined
  const [row] = await tx
    .select({
      accountId: accounts.accountId,
      userType: accounts.userType,
      permissions: accounts.permissions,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      title: accounts.title,
      invitedAt: accounts.invitedAt,
      disabledAt: accounts.disabledAt,
      hospitalId: accounts.hospitalId,
      hospitalName: hospitals.name,
      country: hospitals.country,
      hospitalErasedAt: hospitals.erasedAt,
      pushLanguage: hospitals.pushLanguage,
    })
    .from(accounts)
    .leftJoin(hospitals, eq(hospitals.hospitalId, accounts.hospitalId))
    .where(eq(accounts.accountId, accountId))
  return row
}

/**
 * Counts the other enabled admins with a password and locks their rows, so that two admins cannot disable each other
 * simultaneously.
 */
export async function otherAdmins(tx: Db, accountId: string): Promise<number> {
  const rows = await tx
    .select({ accountId: accounts.accountId, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.userType, 'internal_admin'), isNull(accounts.disabledAt)))
    .orderBy(accounts.accountId)
    .for('update')
  return rows.filter((row) => row.accountId !== accountId && row.passwordHash !== '').length
}

export async function countOtherAdmins(db: Db, accountId: string): Promise<number> {
  return db.$count(
    accounts,
    and(
      eq(accounts.userType, 'internal_admin'),
      isNull(accounts.disabledAt),
      ne(accounts.passwordHash, ''),
      ne(accounts.accountId, accountId),
    ),
  )
}

type Facts = Pick<OfficeAccount, 'email' | 'firstName' | 'lastName' | 'title' | 'userType'> & {
  /** The permissions of a new role; absent if the role stays. */
  permissions?: Permissions
}

/**
 * Updates the account; returns false if another enabled account has this e-mail address and role, after which the transaction has
 * failed.
 */
export function setAccountFacts(tx: Db, accountId: string, facts: Facts): Promise<boolean> {
  return unlessTaken(tx.update(accounts).set(facts).where(eq(accounts.accountId, accountId)))
}

/** Enables the account, which has no password; returns false if another enabled account has its e-mail address and role. */
export function setEnabled(tx: Db, accountId: string, now: Date): Promise<boolean> {
  return unlessTaken(
    tx
      .update(accounts)
      .set({ disabledAt: null, invitedAt: now })
      .where(eq(accounts.accountId, accountId)),
  )
}

async function unlessTaken(change: PromiseLike<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'accounts_email_user_type')) return false
    throw error
  }
}
