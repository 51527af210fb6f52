import { fullName } from '@systole/domain/accounts/full-name'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'

/** What people are called, by account. */
export async function namesOf(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ accountId: accounts.accountId, first: accounts.firstName, last: accounts.lastName })
    .from(accounts)
    .where(inArray(accounts.accountId, [...accountIds]))
  return new Map(rows.map(({ accountId, ...name }) => [accountId, fullName(name)]))
}
