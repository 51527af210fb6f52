import type { ProofMeans } from '@systole/domain/accounts/proof-means'
import { MINUTE } from '@systole/domain/time/durations'
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import type { Row } from '../../../db/prepared-read.ts'
import type { SqlStatement } from '../../../db/run-named.ts'
import { sessions } from '../../../db/schema/accounts.ts'
import type { Actor } from '../../../http/actor.ts'
import { deleteDevicesOf } from '../../notifications/push/push-device-store.ts'

/** An open tab is not a person: only calls made by people update `last_seen_at`, and at most once a minute. */
const SEEN_STEP = MINUTE

type Moment = { now: Date; idleSince: Date }

export type SessionActor = Actor & { lastSeenAt: Date }

/** Reads the actor in the rows of the statement below, if the session is valid. */
export function toActor([row]: readonly Row[], sessionHash: Buffer): SessionActor | undefined {
  // the columns below; user_type is only written from this list
  return row && ({ ...row, sessionHash, lastSeenAt: new Date(Number(row.seen)) } as SessionActor)
}

/** Selects the actor of a valid session: not ended, not idle, of an enabled account. Run on every call. */
export function actorStatement(sessionHash: Buffer, { now, idleSince }: Moment): SqlStatement {
  return { name: 'actor', text: ACTOR_TEXT, values: [sessionHash, now, idleSince] }
}

const ACTOR_TEXT = `
  select a.account_id as "accountId", a.user_type as "userType", a.email, a.first_name as "firstName",
    a.last_name as "lastName", a.hospital_id as "hospitalId", coalesce(h.country, 'HK') as country, a.permissions,
    exists (select 1 from hospital_plans b join credit_plans p on p.credit_plan_id = b.credit_plan_id
      where b.hospital_id = a.hospital_id and (p.valid_until is null or p.valid_until > $2::timestamptz)) as "hasCreditPlan",
    s.kind as "sessionKind", extract(epoch from s.last_seen_at)::float8 * 1000 as seen
  from sessions s
  join accounts a on a.account_id = s.account_id
  left join hospitals h on h.hospital_id = a.hospital_id
  where s.session_hash = $1 and s.ends_at > $2::timestamptz and s.last_seen_at > $3::timestamptz
    and a.disabled_at is null`

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
    userAgent?: string
    ip?: string
  },
) {
  const { now, ...row } = session
  await db.insert(sessions).values({ ...row, createdAt: now, lastSeenAt: now })
}

/** Returns the time at which a session ends at the latest. */
export async function sessionEnd(db: Db, sessionHash: Buffer): Promise<Date | undefined> {
  const [row] = await db
    .select({ endsAt: sessions.endsAt })
    .from(sessions)
    .where(eq(sessions.sessionHash, sessionHash))
  return row?.endsAt
}

/** Returns the valid sessions of an account, the most recently used first. */
export async function sessionsOf(db: Db, accountId: string, { now, idleSince }: Moment) {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        gt(sessions.endsAt, now),
        gt(sessions.lastSeenAt, idleSince),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), sessions.sessionId)
}

/** Ends one session of this account; returns the number ended, 0 or 1. */
export async function deleteSessionNamed(
  db: Db,
  accountId: string,
  sessionId: string,
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.sessionId, sessionId)))
    .returning({ sessionId: sessions.sessionId })
  return ended.length
}

/** Ends all sessions of an account but one; returns their number. */
export async function deleteOtherSessions(
  db: Db,
  { accountId, sessionHash }: { accountId: string; sessionHash: Buffer },
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.sessionHash, sessionHash)))
    .returning({ sessionId: sessions.sessionId })
  return ended.length
}

export async function deleteSession(db: Db, sessionHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sessionHash, sessionHash))
}

/** Ends all sessions of an account; its browsers get no more notifications either. */
export async function deleteSessionsOf(db: Db, accountId: string): Promise<void> {
  await deleteDevicesOf(db, accountId)
  await db.delete(sessions).where(eq(sessions.accountId, accountId))
}

/** Counts the sessions of an account, including idle ones. */
export async function countSessionsOf(db: Db, accountId: string): Promise<number> {
  return db.$count(sessions, eq(sessions.accountId, accountId))
}

/** Ends the oldest sessions of an account beyond the newest `keep`. */
export async function endOldestSessions(db: Db, accountId: string, keep: number): Promise<void> {
  await db.execute(sql`
    delete from ${sessions} where session_hash in (
      select session_hash from ${sessions} where account_id = ${accountId}
      order by created_at desc, session_hash offset ${keep})`)
}

export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.endsAt, now))
}

/** Stores the proof of identity that was given in a session for signing. SPEC E30. */
export async function writeProof(
  db: Db,
  sessionHash: Buffer,
  { at, by }: { at: Date; by: ProofMeans },
): Promise<void> {
  await db
    .update(sessions)
    .set({ provenAt: at, provenBy: by })
    .where(eq(sessions.sessionHash, sessionHash))
}

/** Returns the last proof of identity that was given in a session for signing. */
export async function findProof(
  db: Db,
  sessionHash: Buffer,
): Promise<{ at: Date; by: ProofMeans } | undefined> {
  const [row] = await db
    .select({ at: sessions.provenAt, by: sessions.provenBy })
    .from(sessions)
    .where(eq(sessions.sessionHash, sessionHash))
  return row?.at && row.by ? { at: row.at, by: row.by } : undefined
}
