import {
  ACCOUNT_CHANGES,
  type AccountChangeName,
} from '@systole/contract/accounts/account-directory'
import type { AccountState } from '@systole/domain/accounts/account-office'
import type { UserType } from '@systole/domain/accounts/user-type'
import { statusesOfAll } from '@systole/domain/services/services'
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '../../../db/contains.ts'
import type { Db } from '../../../db/database.ts'
import { accounts, sessions } from '../../../db/schema/accounts.ts'
import { auditLog, cases } from '../../../db/schema/cases.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { passkeys, totpFactors } from '../../../db/schema/second-factors.ts'

/** The searched text: the name in both orders, Eastern and Western. */
const KNOWN_BY = sql`concat_ws(' ', ${accounts.email}, ${accounts.firstName}, ${accounts.lastName}, ${accounts.firstName}, ${accounts.lastName} || ${accounts.firstName}, ${hospitals.name})`

export type Locked = { emails: string[]; accountIds: string[] }
type Wanted = {
  words: readonly string[]
  role: UserType | 'staff' | undefined
  state: AccountState | undefined
  accountId?: string
}

/** Returns matching accounts, staff first and by e-mail, and their total. */
export async function findAccounts(
  db: Db,
  wanted: Wanted,
  { limit, now, locked }: { limit: number; now: Date; locked: Locked },
) {
  const isLocked = or(
    inList(accounts.email, locked.emails),
    inList(accounts.accountId, locked.accountIds),
  )
  const living = sql`${sessions.accountId} = ${accounts.accountId} and ${sessions.endsAt} > ${now.toISOString()}::timestamptz`
  const rows = await db
    .select({
      accountId: accounts.accountId,
      userType: accounts.userType,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      title: accounts.title,
      invitedAt: accounts.invitedAt,
      disabledAt: accounts.disabledAt,
      createdAt: accounts.createdAt,
      hospitalName: hospitals.name,
      isLocked: sql<boolean>`coalesce(${isLocked}, false)`,
      hasTotp: sql<boolean>`exists (select 1 from ${totpFactors} f where f.account_id = ${accounts.accountId} and f.confirmed_at is not null)`,
      passkeys: sql<number>`(select count(*)::int from ${passkeys} k where k.account_id = ${accounts.accountId})`,
      sessions: sql<number>`(select count(*)::int from ${sessions} where ${living})`,
      lastSeen: sql<
        string | null
      >`(select max(${sessions.lastSeenAt})::text from ${sessions} where ${living})`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(accounts)
    .leftJoin(hospitals, eq(hospitals.hospitalId, accounts.hospitalId))
    .where(and(...conditions(wanted, isLocked)))
    .orderBy(sql`${accounts.userType} = 'vet'`, asc(accounts.email), asc(accounts.userType))
    .limit(limit)
  return { found: rows, total: rows[0]?.total ?? 0 }
}

function conditions({ words, role, state, accountId }: Wanted, isLocked: SQL | undefined) {
  const states: Record<AccountState, SQL | undefined> = {
    active: and(isNull(accounts.disabledAt), isNull(accounts.invitedAt)),
    invited: and(isNull(accounts.disabledAt), isNotNull(accounts.invitedAt)),
    locked: and(isNull(accounts.disabledAt), isLocked),
    disabled: isNotNull(accounts.disabledAt),
  }
  const ofRole =
    role === 'staff' ? ne(accounts.userType, 'vet') : role && eq(accounts.userType, role)
  return [
    ...words.map((word): SQL => sql`${KNOWN_BY} ilike ${contains(word)}`),
    ofRole,
    accountId
      ? eq(accounts.accountId, accountId)
      : state
        ? states[state]
        : isNull(accounts.disabledAt),
  ]
}

function inList(column: typeof accounts.email | typeof accounts.accountId, values: string[]) {
  return values.length > 0 ? inArray(column, values) : sql`false`
}

/** Returns the changes of an account, newest first, with the names of the actors. */
export async function accountChanges(db: Db, accountId: string, limit: number) {
  const rows = await db
    .select({
      action: auditLog.action,
      at: auditLog.at,
      details: auditLog.details,
      actorId: auditLog.actorId,
      first: accounts.firstName,
      last: accounts.lastName,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.accountId, auditLog.actorId))
    .where(
      and(
        eq(auditLog.object, `account:${accountId}`),
        inArray(auditLog.action, [...ACCOUNT_CHANGES]),
      ),
    )
    .orderBy(desc(auditLog.auditId))
    .limit(limit)
  return rows.map((row) => ({ ...row, action: row.action as AccountChangeName })) // limited to the list above
}

export async function lastLoginOf(db: Db, accountId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.object, `account:${accountId}`), eq(auditLog.action, 'login')))
    .orderBy(desc(auditLog.auditId))
    .limit(1)
  return row?.at
}

/** Returns the cases that this account is reading. */
export async function casesReadBy(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ caseId: cases.caseId })
    .from(cases)
    .where(and(eq(cases.readerId, accountId), inArray(cases.status, statusesOfAll('inWork'))))
    .orderBy(asc(cases.caseId))
  return rows.map(({ caseId }) => caseId)
}
