import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { TooManyRequests } from '../../http/too-many-requests.ts'
import { countHit, readHits } from './account-store.ts'

const WINDOW = 15 * MINUTE
type Kind = 'login' | 'reset'
/**
 * Tries in a window. Failed logins count by e-mail and address together, so that nobody can lock another out from
 * elsewhere; by e-mail alone only far beyond that. trust 1.1.5.
 */
const LIMITS: Record<Kind, { pair: number; email: number; address: number }> = {
  login: { pair: 10, email: 200, address: 200 },
  reset: { pair: 5, email: 5, address: 50 },
}
type Who = { email: string; ip: string }

/** Refuses with 429 once there were too many tries. The counters are in the database: they hold on every node. */
export async function refuseTooManyAttempts(context: Context, kind: Kind, who: Who): Promise<void> {
  const { windowStart, wait } = windowOf(context.clock.now())
  const hits = await readHits(context.database, buckets(kind, who), windowStart)
  if (isOver(kind, hits)) throw new TooManyRequests(wait)
}

/** Counts one try and refuses with 429 when it is one too many. */
export async function countAttempt(context: Context, kind: Kind, who: Who): Promise<void> {
  const { windowStart, wait } = windowOf(context.clock.now())
  const names = buckets(kind, who)
  const hits = await Promise.all(
    names.map((bucket) => countHit(context.database, bucket, windowStart)),
  )
  if (isOver(kind, hits)) throw new TooManyRequests(wait)
}

type Context = Pick<CallContext, 'database' | 'clock'>

function buckets(kind: Kind, { email, ip }: Who): string[] {
  return [`${kind} pair ${email} ${ip}`, `${kind} email ${email}`, `${kind} address ${ip}`]
}

function isOver(kind: Kind, [pair = 0, email = 0, address = 0]: number[]): boolean {
  const limit = LIMITS[kind]
  return pair > limit.pair || email > limit.email || address > limit.address
}

function windowOf(now: Date): { windowStart: Date; wait: number } {
  const time = now.getTime()
  const start = time - (time % WINDOW)
  return { windowStart: new Date(start), wait: Math.ceil((start + WINDOW - time) / 1000) }
}
