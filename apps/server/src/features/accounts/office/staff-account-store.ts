import { firstPermissions } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { newId } from '../../../db/new-id.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { NO_PASSWORD } from '../account-store.ts'

export type StaffPerson = { email: string; firstName: string; lastName: string; title: string }

/** Returns an account of this e-mail address and role, preferably an enabled one; locks the row. */
export async function findStaffForChange(tx: Db, email: string, userType: UserType) {
  const rows = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.email, email), eq(accounts.userType, userType)))
    .orderBy(desc(accounts.createdAt), desc(accounts.accountId))
    .for('update')
  return rows.find(({ disabledAt }) => disabledAt === null) ?? rows[0]
}

/** Inserts a staff account without a password. Returns `undefined` if an enabled one of this e-mail address and role exists. */
export async function insertInvitedStaff(
  tx: Db,
  userType: UserType,
  { person, now }: { person: StaffPerson; now: Date },
): Promise<typeof accounts.$inferSelect | undefined> {
  const [row] = await tx
    .insert(accounts)
    .values({
      ...person,
      accountId: newId('account'),
      userType,
      permissions: firstPermissions(userType),
      passwordHash: NO_PASSWORD,
      invitedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  return row
}
