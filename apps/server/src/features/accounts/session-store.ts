import type { UserType } from '@systole/domain/accounts/user-type'
import { MINUTE } from '@systole/domain/time/durations'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts, sessions } from '../../db/schema/accounts.ts'
import { creditPlans, hospitals } from '../../db/schema/hospitals.ts'
import type { Actor } from '../../http/actor.ts'

/** An open tab is not a person: only calls people make move `last_seen_at`, and at most once a minute. */
const SEEN_STEP = MINUTE

/** The actor of a living session: not ended, not idle, of an account that is not disabled. One statement. */
export async function findActor(
  db: Db,
  sessionHash: Buffer,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<(Actor & { lastSeenAt: Date }) | undefined> {
  const [row] = await db
    .select({
      accountId: accounts.accountId,
      userType: accounts.userType,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      hospitalId: accounts.hospitalId,
      country: sql<string>`coalesce(${hospitals.country}, 'HK')`,
      hasCreditPlan: sql<boolean>`(${creditPlans.creditPlanId} is not null and (${creditPlans.validUntil} is null or ${creditPlans.validUntil} > ${now.toISOString()}::timestamptz))`,
      sessionKind: sessions.kind,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.accountId, sessions.accountId))
    .leftJoin(hospitals, eq(hospitals.hospitalId, accounts.hospitalId))
    .leftJoin(creditPlans, eq(creditPlans.creditPlanId, hospitals.creditPlanId))
    .where(
      and(
        eq(sessions.sessionHash, sessionHash),
        sql`${sessions.endsAt} > ${now.toISOString()}::timestamptz`,
        sql`${sessions.lastSeenAt} > ${idleSince.toISOString()}::timestamptz`,
        sql`${accounts.disabledAt} is null`,
      ),
    )
  // user_type is written by us only, from the same list
  return row && { ...row, userType: row.userType as UserType, sessionHash }
}

export async function markSeen(
  db: Db,
  actor: { sessionHash: Buffer; lastSeenAt: Date },
  now: Date,
) {
  if (now.getTime() - actor.lastSeenAt.getTime() < SEEN_STEP) return
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(eq(sessions.sessionHash, actor.sessionHash))
}

export async function insertSession(
  db: Db,
  session: {
    sessionHash: Buffer
    accountId: string
    kind: 'browser' | 'api'
    now: Date
    endsAt: Date
  },
) {
  const { sessionHash, accountId, kind, now, endsAt } = session
  await db
    .insert(sessions)
    .values({ sessionHash, accountId, kind, createdAt: now, lastSeenAt: now, endsAt })
}

export async function deleteSession(db: Db, sessionHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sessionHash, sessionHash))
}

export async function deleteSessionsOf(db: Db, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

/** The oldest sessions beyond the newest `keep` of an account end. */
export async function endOldestSessions(db: Db, accountId: string, keep: number): Promise<void> {
  await db.execute(sql`
    delete from ${sessions} where session_hash in (
      select session_hash from ${sessions} where account_id = ${accountId}
      order by created_at desc, session_hash offset ${keep})`)
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.endsAt, now))
}
