import type { UserType } from '@systole/domain/accounts/user-type'
import { DAY, HOUR, MINUTE } from '@systole/domain/time/durations'
import type { Db } from '../db/database.ts'
import { findActor, markSeen } from '../features/accounts/session-store.ts'
import type { Actor } from './actor.ts'

/** No session lives longer than this, however busy. trust 1.1.6. */
export const SESSION_LIFE = DAY / 2
/** How long a session may be idle; shorter for those who see more than one hospital. */
const IDLE: Partial<Record<UserType, number>> = { internal_admin: 30 * MINUTE, sales: 30 * MINUTE }
const IDLE_DEFAULT = HOUR

/** A session of this kind of account that was seen no later than this is dead. */
export function idleSince(userType: UserType, now: Date): Date {
  return new Date(now.getTime() - (IDLE[userType] ?? IDLE_DEFAULT))
}

/** Who a session belongs to, or undefined when it is dead. `polls` marks calls an open tab makes by itself: they do not prolong it. */
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
