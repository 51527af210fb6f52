import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import type { Db } from '../../../db/database.ts'
import { TooManyRequests } from '../../../http/errors/too-many-requests.ts'
import { countHit, deleteHits, forgiveHits, readBusyBuckets, readHits } from '../account-store.ts'

const WINDOW = 15 * MINUTE
type Kind = 'login' | 'reset' | 'register' | 'proof' | 'second factor' | 'verify'
/**
 * The attempts allowed in a window. Failed logins are counted by e-mail and IP address together, so that an account cannot be
 * locked from elsewhere; by e-mail alone only at a far higher limit. trust 1.1.5. Six-digit codes are guessed sooner than
 * passwords and need the password first, so they get fewer attempts.
 */
const LIMITS: Record<Kind, { pair: number; subject: number; address: number }> = {
  login: { pair: 10, subject: 200, address: 200 },
  reset: { pair: 5, subject: 5, address: 50 },
  register: { pair: 8, subject: 8, address: 30 },
  proof: { pair: 10, subject: 20, address: 200 },
  'second factor': { pair: 5, subject: 20, address: 100 },
  verify: { pair: 10, subject: 40, address: 30 },
}
/** `subject` is the target of the attempts: an e-mail address, or an account once it is known. */
type Who = { subject: string; ip: string }

/** Refuses with 429 after too many attempts. The counters are in the database, so that they apply on every node. */
export async function refuseTooManyAttempts(context: Context, kind: Kind, who: Who): Promise<void> {
  const { windowStart, wait } = windowOf(context.clock.now())
  const hits = await readHits(context.database, buckets(kind, who), windowStart)
  if (isOver(kind, hits)) throw new TooManyRequests(wait)
}

/** Counts one attempt and refuses with 429 beyond the limit. */
export async function countAttempt(context: Context, kind: Kind, who: Who): Promise<void> {
  const { windowStart, wait } = windowOf(context.clock.now())
  const names = buckets(kind, who)
  const hits = await Promise.all(
    names.map((bucket) => countHit(context.database, bucket, windowStart)),
  )
  if (isOver(kind, hits)) throw new TooManyRequests(wait)
}

/**
 * Counts the attempt before it is made, so that simultaneous attempts are all counted; a successful one (any result) is removed
 * again.
 */
export async function limitFailures<T>(
  context: Context,
  kind: Kind,
  who: Who,
  attempt: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const { windowStart } = windowOf(context.clock.now())
  await refuseTooManyAttempts(context, kind, who) // an attempt refused here does not count against others
  await countAttempt(context, kind, who)
  const outcome = await attempt()
  if (outcome !== undefined) await forgiveHits(context.database, buckets(kind, who), windowStart)
  return outcome
}

/**
 * Returns the subjects that may not sign in for the rest of this window: e-mail addresses by password, accounts by second factor.
 */
export async function lockedSubjects(
  context: Context,
): Promise<{ emails: string[]; accountIds: string[] }> {
  const { windowStart } = windowOf(context.clock.now())
  const busy = await readBusyBuckets(context.database, SIGN_IN_KINDS, windowStart)
  const subjects = busy.flatMap(({ bucket, hits }) => {
    const [, kind, scope, subject] = BUCKET.exec(bucket) ?? []
    const limit = SIGN_IN_KINDS.find((each) => each === kind)
    if (!limit || !subject || (scope !== 'pair' && scope !== 'subject')) return []
    return hits > LIMITS[limit][scope] ? [subject] : []
  })
  return {
    emails: subjects.filter((subject) => subject.includes('@')),
    accountIds: subjects.filter((subject) => !subject.includes('@')),
  }
}

/** Clears the failed attempts of these e-mails or accounts, from any address. */
export async function resetAttempts(db: Db, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects)
    for (const kind of KINDS)
      await deleteHits(db, [`${kind} subject ${subject}`], `${kind} pair ${subject} `)
}

const SIGN_IN_KINDS = ['login', 'second factor'] as const satisfies readonly Kind[]
const KINDS = ['login', 'reset', 'proof', 'second factor'] as const satisfies readonly Kind[]
const BUCKET = /^(.+) (pair|subject|address) (\S+)/

type Context = Pick<CallContext, 'database' | 'clock'>

function buckets(kind: Kind, { subject, ip }: Who): string[] {
  return [`${kind} pair ${subject} ${ip}`, `${kind} subject ${subject}`, `${kind} address ${ip}`]
}

function isOver(kind: Kind, [pair = 0, subject = 0, address = 0]: number[]): boolean {
  const limit = LIMITS[kind]
  return pair > limit.pair || subject > limit.subject || address > limit.address
}

function windowOf(now: Date): { windowStart: Date; wait: number } {
  const time = now.getTime()
  const start = time - (time % WINDOW)
  return { windowStart: new Date(start), wait: Math.ceil((start + WINDOW - time) / 1000) }
}
