import { isDeepStrictEqual } from 'node:util'
import type { AppContext } from '../app-context.ts'
import type { Database } from '../db/database.ts'
import type { Row } from '../db/prepared-read.ts'
import { runNamed, runTogether, type SqlStatement } from '../db/run-named.ts'
import { markSeen } from '../features/accounts/sign-in/session-store.ts'
import { type CallerCheck, callerCheck, findCaller } from './access/find-caller.ts'
import type { Actor } from './actor.ts'
import { AppError } from './app-error.ts'

/** Runs a hot statement of a call. */
export type ReadRows = (statement: SqlStatement) => Promise<Row[]>

type Work<T> = (actor: Actor, read: ReadRows) => Promise<T>
type Session = { sessionHash: Buffer; polls: boolean }
type Context = Pick<AppContext, 'database' | 'lookups' | 'clock'>

const KNOWN_MAX = 5000

/**
 * Creates the function that runs a call which only reads. For a session that called before, the work starts as its last
 * caller, and its first statement takes the check of the session along. The result leaves only if the session is still
 * valid and its caller unchanged; otherwise it is discarded and the call starts again.
 */
export function createReadAsCaller(context: Context) {
  const known = new Map<string, Actor>()

  return async <T>(session: Session, work: Work<T>): Promise<T> => {
    const key = session.sessionHash.toString('latin1')
    const before = known.get(key)
    const outcome = before && (await workAs(before, { context, session, work }))
    if (outcome) return outcome()
    known.delete(key)
    const actor = await find(context, session)
    if (!actor) throw new AppError('invalidSession')
    if (known.size >= KNOWN_MAX) known.clear()
    known.set(key, actor)
    return work(actor, (statement) => runNamed(context.database, statement))
  }
}

/** Returns what the work as this caller comes to, or `undefined` if the session is no longer that of this caller. */
async function workAs<T>(
  caller: Actor,
  { context, session, work }: { context: Context; session: Session; work: Work<T> },
): Promise<(() => T) | undefined> {
  const check = callerCheck(session.sessionHash, context.clock.now())
  const { read, checked } = withFirstRead(context.database, check)
  const outcome = await outcomeOf(work(caller, read))
  const rows = await checked()
  const actor = rows ? check.callerIn(rows) : await find(context, session)
  if (!actor || !isSame(actor, caller)) return undefined
  if (rows && !session.polls) await markSeen(context.lookups, actor, check.now)
  return outcome
}

function find({ lookups, clock }: Context, { sessionHash, polls }: Session) {
  return findCaller(lookups, sessionHash, { now: clock.now(), polls })
}

/** Sends the check with the first statement that is read. `checked` returns no rows if nothing was read or it failed. */
function withFirstRead(database: Database, check: CallerCheck) {
  let found: Promise<Row[] | undefined> | undefined
  const read: ReadRows = async (statement) => {
    if (found !== undefined) return runNamed(database, statement)
    const both = runTogether(database, [check.statement, statement])
    found = both.then(
      ([rows]) => rows,
      () => undefined,
    )
    const [, rows = []] = await both
    return rows
  }
  return { read, checked: async () => found }
}

/** Returns a function that returns the value of the work, or throws its error. */
function outcomeOf<T>(work: Promise<T>): Promise<() => T> {
  return work.then(
    (value) => () => value,
    (error: unknown) => () => {
      throw error
    },
  )
}

/** Every fact that decides what a caller may read or is shown, besides the permissions. */
const FACTS: Record<Exclude<keyof Actor, 'sessionHash' | 'permissions'>, true> = {
  accountId: true,
  userType: true,
  email: true,
  firstName: true,
  lastName: true,
  hospitalId: true,
  country: true,
  hasCreditPlan: true,
  sessionKind: true,
}
const FACT_NAMES = Object.keys(FACTS) as (keyof typeof FACTS)[] // its only keys

function isSame(one: Actor, other: Actor): boolean {
  const isSameAccount = FACT_NAMES.every((name) => one[name] === other[name])
  return isSameAccount && isDeepStrictEqual(one.permissions, other.permissions)
}
