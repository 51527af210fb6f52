import type { RegistrationState } from '@systole/domain/registrations/registration'
import { and, asc, count, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { registrations } from '../../db/schema/registrations.ts'

/** The end of a page. */
export type ListPlace = { rank: number; at: number; registrationId: string }

/**
 * The sort order: waiting ones first, oldest first; then decided ones, newest first. In milliseconds, so that a cursor is exact.
 */
const RANK = sql<number>`(case ${registrations.state} when 'waiting' then 0 else 1 end)`
const AT = sql<number>`(case ${registrations.state}
  when 'waiting' then 1 else -1 end * round(extract(epoch from coalesce(${registrations.decidedAt}, ${registrations.confirmedAt})) * 1000)::float8)`

export async function listRegistrations(
  db: Db,
  query: {
    registrationId?: string | undefined
    state?: RegistrationState | undefined
    after?: ListPlace | undefined
    limit: number
  },
) {
  const { registrationId, state, after, limit } = query
  return db
    .select({
      registration: registrations,
      decider: { firstName: accounts.firstName, lastName: accounts.lastName },
      isTaken: sql<boolean>`exists (select 1 from ${accounts} vet where vet.email = ${registrations.email} and vet.user_type = 'vet' and vet.disabled_at is null)`,
      rank: RANK,
      at: AT,
    })
    .from(registrations)
    .leftJoin(accounts, eq(accounts.accountId, registrations.decidedBy))
    .where(
      and(
        ne(registrations.state, 'unconfirmed'),
        registrationId ? eq(registrations.registrationId, registrationId) : undefined,
        state ? eq(registrations.state, state) : undefined,
        after && beyond(after),
      ),
    )
    .orderBy(RANK, AT, asc(registrations.registrationId))
    .limit(limit)
}
export type ListedRegistration = Awaited<ReturnType<typeof listRegistrations>>[number]

function beyond({ rank, at, registrationId }: ListPlace): SQL {
  return sql`(${RANK}, ${AT}, ${registrations.registrationId}) > (${rank}::int, ${at}::float8, ${registrationId})`
}

export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(registrations)
    .where(and(eq(registrations.state, 'waiting'), isNull(registrations.decidedAt)))
  return row?.waiting ?? 0
}
