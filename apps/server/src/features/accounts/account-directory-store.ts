import type { UserType } from '@systole/domain/accounts/user-type'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { hospitals } from '../../db/schema/hospitals.ts'
import { passkeys, totpFactors } from '../../db/schema/second-factors.ts'

/** What one looks for by: both orders of the name, as it is written in the East and in the West. */
const KNOWN_BY = sql`concat_ws(' ', ${accounts.email}, ${accounts.firstName}, ${accounts.lastName}, ${accounts.lastName} || ${accounts.firstName}, ${hospitals.name})`

/** Living accounts that every word is found in, by e-mail; and how many there are in all. */
export async function findAccounts(db: Db, words: readonly string[], limit: number) {
  const holds = words.map((word): SQL => sql`${KNOWN_BY} ilike ${contains(word)}`)
  const rows = await db
    .select({
      accountId: accounts.accountId,
      userType: accounts.userType,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      title: accounts.title,
      invitedAt: accounts.invitedAt,
      hospitalName: hospitals.name,
      hasTotp: sql<boolean>`exists (select 1 from ${totpFactors} f where f.account_id = ${accounts.accountId} and f.confirmed_at is not null)`,
      passkeys: sql<number>`(select count(*)::int from ${passkeys} k where k.account_id = ${accounts.accountId})`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(accounts)
    .leftJoin(hospitals, eq(hospitals.hospitalId, accounts.hospitalId))
    .where(and(isNull(accounts.disabledAt), ...holds))
    .orderBy(asc(accounts.email), asc(accounts.userType))
    .limit(limit)
  const found = rows.map((row) => ({ ...row, userType: row.userType as UserType })) // written by us only, from the same list
  return { found, total: rows[0]?.total ?? 0 }
}
