import type { UserType } from '@systole/domain/accounts/user-type'
import { DAY, HOUR, MINUTE } from '@systole/domain/time/durations'
import type { Db } from '../../db/database.ts'
import type { Row } from '../../db/prepared-read.ts'
import { runNamed, type SqlStatement } from '../../db/run-named.ts'
import {
  actorStatement,
  markSeen,
  type SessionActor,
  toActor,
} from '../../features/accounts/sign-in/session-store.ts'

/** The maximum life of a session, even if it is active. trust 1.1.6. */
export const SESSION_LIFE = DAY / 2
/** The maximum idle time of a session; shorter for roles that see several hospitals. */
const IDLE: Partial<Record<UserType, number>> = { internal_admin: 30 * MINUTE, sales: 30 * MINUTE }
const IDLE_DEFAULT = HOUR

/** Returns the time since which a session of this role must have been active. */
export function idleSince(userType: UserType, now: Date): Date {
  return new Date(now.getTime() - (IDLE[userType] ?? IDLE_DEFAULT))
}

/** The check of a session at a moment: its statement, and the caller in the rows of that statement. */
export type CallerCheck = {
  now: Date
  statement: SqlStatement
  callerIn(rows: readonly Row[]): SessionActor | undefined
}

export function callerCheck(sessionHash: Buffer, now: Date): CallerCheck {
  const longest = new Date(now.getTime() - IDLE_DEFAULT)
  return {
    now,
    statement: actorStatement(sessionHash, { now, idleSince: longest }),
    callerIn(rows) {
      const actor = toActor(rows, sessionHash)
      return actor && actor.lastSeenAt >= idleSince(actor.userType, now) ? actor : undefined
    },
  }
}

/**
 * Returns the actor of a session, or `undefined` if it has ended. `polls` marks automatic calls of an open tab, which do not
 * extend it.
 */
export async function findCaller(
  db: Db,
  sessionHash: Buffer,
  { now, polls }: { now: Date; polls: boolean },
): Promise<SessionActor | undefined> {
  const check = callerCheck(sessionHash, now)
  const actor = check.callerIn(await runNamed(db, check.statement))
  if (actor && !polls) await markSeen(db, actor, now)
  return actor
}
