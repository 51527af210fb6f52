import type { UserType } from '@systole/domain/accounts/user-type'
import { DAY, HOUR, MINUTE } from '@systole/domain/time/durations'
import type { Db } from '../db/database.ts'
import { findActor, markSeen } from '../features/accounts/session-store.ts'
import type { Actor } from './actor.ts'

/** The maximum life of a session, even if it is active. trust 1.1.6. */
export const SESSION_LIFE = DAY / 2
/** The maximum idle time of a session; shorter for roles that see several hospitals. */
const IDLE: Partial<Record<UserType, number>> = { internal_admin: 30 * MINUTE, sales: 30 * MINUTE }
const IDLE_DEFAULT = HOUR

/** Returns the time since which a session of this role must have been active. */
export function idleSince(userType: UserType, now: Date): Date {
  return new Date(now.getTime() - (IDLE[userType] ?? IDLE_DEFAULT))
}

/**
 * Returns the actor of a session, or `undefined` if it has ended. `polls` marks automatic calls of an open tab, which do not
 * extend it.
 */
export async function findCaller(
  db: Db,
  sessionHash: Buffer,
  { now, polls }: { now: Date; polls: boolean },
): Promise<Actor | undefined> {
  const longest = new Date(now.getTime() - IDLE_DEFAULT)
  const actor = await findActor(db, sessionHash, { now, idleSince: longest })
  if (!actor || actor.lastSeenAt < idleSince(actor.userType, now)) return undefined
  if (!polls) await markSeen(db, actor, now)
  return actor
}
