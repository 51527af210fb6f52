import type { Permissions } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'

/** Returns the enabled accounts of the roles, by role and e-mail. */
export async function permittedAccounts(db: Db, roles: readonly UserType[]) {
  return db
    .select({
      accountId: accounts.accountId,
      userType: accounts.userType,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      permissions: accounts.permissions,
    })
    .from(accounts)
    .where(and(inArray(accounts.userType, [...roles]), isNull(accounts.disabledAt)))
    .orderBy(asc(accounts.userType), asc(accounts.email))
}

export async function writePermissions(
  tx: Db,
  accountId: string,
  permissions: Permissions,
): Promise<void> {
  await tx.update(accounts).set({ permissions }).where(eq(accounts.accountId, accountId))
}
