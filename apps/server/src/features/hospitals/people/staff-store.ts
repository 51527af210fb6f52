import type { Invitation } from '@systole/domain/hospitals/staff'
import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { AppError } from '../../../http/app-error.ts'
import { insertInvitedVet } from '../../accounts/account-store.ts'

export type ColleagueRow = typeof accounts.$inferSelect

/** Returns the enabled accounts of a hospital, oldest first. */
export async function staffOf(db: Db, hospitalId: string): Promise<ColleagueRow[]> {
  return db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.hospitalId, hospitalId),
        eq(accounts.userType, 'vet'),
        isNull(accounts.disabledAt),
      ),
    )
    .orderBy(asc(accounts.createdAt), asc(accounts.accountId))
}

/** Creates an account without a password, or reopens the closed one of this hospital with the same address. */
export async function openAccount(
  tx: Db,
  hospitalId: string,
  { invitation, now }: { invitation: Invitation; now: Date },
): Promise<ColleagueRow> {
  const former = await closedAccount(tx, hospitalId, invitation.email)
  const account = former
    ? await reopenAccount(tx, former.accountId, { invitation, now })
    : await insertInvitedVet(tx, { ...invitation, hospitalId }, now)
  if (!account) throw new AppError('addressTaken')
  return account
}

/** Reopens an account, whose password and second factor were removed by `closeAccount`. */
async function reopenAccount(
  tx: Db,
  accountId: string,
  { invitation, now }: { invitation: Invitation; now: Date },
): Promise<ColleagueRow | undefined> {
  try {
    const [account] = await tx
      .update(accounts)
      .set({ ...invitation, invitedAt: now, disabledAt: null })
      .where(eq(accounts.accountId, accountId))
      .returning()
    return account
  } catch (error) {
    if (isUniqueViolation(error, 'accounts_email_user_type')) return undefined
    throw error
  }
}

async function closedAccount(tx: Db, hospitalId: string, email: string) {
  const [account] = await tx
    .select({ accountId: accounts.accountId })
    .from(accounts)
    .where(
      and(
        eq(accounts.hospitalId, hospitalId),
        eq(accounts.email, email),
        eq(accounts.userType, 'vet'),
        isNotNull(accounts.disabledAt),
      ),
    )
    .orderBy(desc(accounts.disabledAt))
    .limit(1)
  return account
}

export async function markInvited(tx: Db, accountId: string, now: Date): Promise<void> {
  await tx.update(accounts).set({ invitedAt: now }).where(eq(accounts.accountId, accountId))
}
