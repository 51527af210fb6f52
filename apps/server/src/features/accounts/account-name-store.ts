import { fullName } from '@systole/domain/accounts/full-name'
import type { UserType } from '@systole/domain/accounts/user-type'
import { type AnyColumn, and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { contains } from '../../db/contains.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'

/** Returns the e-mail addresses of the enabled admins except one. */
export async function addressesOfOtherAdmins(db: Db, exceptId: string): Promise<string[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(
      and(
        eq(accounts.userType, 'internal_admin'),
        isNull(accounts.disabledAt),
        ne(accounts.accountId, exceptId),
      ),
    )
  return rows.map(({ email }) => email)
}

/** Selects the name of a joined account, in its owner's script order; '' if a left join found none. */
export function nameOf(account: { firstName: AnyColumn; lastName: AnyColumn }) {
  return sql`json_build_array(${account.firstName}, ${account.lastName})`.mapWith(writtenName)
}

/** Joins the names from the array that `json_build_array(first_name, last_name)` returns. */
export function writtenName([first, last]: readonly (string | null)[]): string {
  return fullName({ first: first ?? '', last: last ?? '' })
}

/** Returns the address of an enabled account. */
export async function addressOfAccount(db: Db, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.accountId, accountId), isNull(accounts.disabledAt)))
  return row?.email
}

/** Returns full names by account id. */
export async function namesOf(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({ accountId: accounts.accountId, first: accounts.firstName, last: accounts.lastName })
    .from(accounts)
    .where(inArray(accounts.accountId, [...accountIds]))
  return new Map(rows.map(({ accountId, ...name }) => [accountId, fullName(name)]))
}

/** Returns full names and roles by account id. */
export async function namesAndRolesOf(
  db: Db,
  accountIds: readonly string[],
): Promise<Map<string, { name: string; role: UserType }>> {
  if (accountIds.length === 0) return new Map()
  const rows = await db
    .select({
      ...{ accountId: accounts.accountId, role: accounts.userType },
      ...{ first: accounts.firstName, last: accounts.lastName },
    })
    .from(accounts)
    .where(inArray(accounts.accountId, [...accountIds]))
  return new Map(
    rows.map(({ accountId, role, ...name }) => [accountId, { name: fullName(name), role }]),
  )
}

/** Returns the ids of staff accounts whose name contains the text, in either order: Wing Yan Chan, Chan Wing Yan, 林怡君. */
export async function staffNamed(db: Db, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ account_id: string }>(
    sql`select account_id from accounts
      where user_type <> 'vet' and concat_ws(' ', first_name, last_name, first_name, last_name || first_name) ilike ${contains(text)}`,
  )
  return rows.map((row) => row.account_id)
}

/** Returns the ids of accounts whose e-mail address contains the text. */
export async function accountsOfEmailPart(db: Db, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ account_id: string }>(
    sql`select account_id from accounts where email ilike ${contains(text)}`,
  )
  return rows.map((row) => row.account_id)
}

/** Returns the ids of accounts with this e-mail address. */
export async function accountIdsOfEmail(db: Db, email: string): Promise<string[]> {
  const { rows } = await db.execute<{ account_id: string }>(
    sql`select account_id from accounts where email = ${email.toLowerCase()}`,
  )
  return rows.map((row) => row.account_id)
}
