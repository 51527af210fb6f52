import { decodeFields } from '@systole/contract/wire/codec'
import type { Endpoint, InputOf, WireOutputOf } from '@systole/contract/wire/endpoint'
import { unknownField } from '@systole/contract/wire/unknown-field'
import { isPublic, type Reach, reachOf } from '@systole/domain/access/access'
import { isOpenBeforeEnrolment } from '@systole/domain/access/before-enrolment'
import { plainText } from '@systole/domain/text/plain-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext, CallContext } from '../app-context.ts'
import { hasIdempotencyKey } from '../db/idempotency-store.ts'
import { findCaller } from './access/find-caller.ts'
import { mustEnrol } from './access/must-enrol.ts'
import { type Credential, credentialOf, hashToken } from './access/session-token.ts'
import { type Actor, type Scope, scopeOf } from './actor.ts'
import { AppError } from './app-error.ts'
import { outputEncoder } from './encode-output.ts'
import { accepted } from './envelope.ts'
import { databaseFailureOf, FailedQuery } from './errors/database-failure.ts'
import { inputRefusal, unknownFieldRefusal } from './errors/input-refusal.ts'
import { TooManyRequests } from './errors/too-many-requests.ts'
import { idempotent } from './idempotent.ts'
import { createLoadLimit } from './limits/load-limit.ts'
import { createRateLimiter } from './limits/rate-limits.ts'
import { createReadAsCaller, type ReadRows } from './read-as-caller.ts'

/** The calls in progress per database connection: about half a second of work at 40 calls per second and connection. */
const CALLS_PER_CONNECTION = 20

const IdempotencyKey = z.object({ idempotency_key: plainText(200) })

/** A checked call: its validated input, its caller, and the rows in reach. */
export type Call<E extends Endpoint> = {
  input: InputOf<E>
  actor: Actor
  reach: Reach
  scope: Scope
  request: FastifyRequest
  reply: FastifyReply
}
/** A call that needs no session; it may have one, and may set or clear the cookie. */
export type PublicCall<E extends Endpoint> = {
  input: InputOf<E>
  credential: Credential | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** A request and its caller, before it is permitted. */
type Given = Pick<Call<Endpoint>, 'request' | 'reply' | 'actor'> & { body: Record<string, string> }

type Handler<E extends Endpoint> = (context: CallContext, call: Call<E>) => Promise<WireOutputOf<E>>
type Handle<R> = (request: FastifyRequest, reply: FastifyReply) => Promise<R>
type ReadHandler<E extends Endpoint> = (
  context: CallContext & { read: ReadRows },
  call: Call<E>,
) => Promise<WireOutputOf<E>>
type PublicHandler<E extends Endpoint> = (
  context: CallContext,
  call: PublicCall<E>,
) => Promise<WireOutputOf<E>>

export type Serve = {
  /** `first` runs before the transaction, for counters that must persist even if it fails. */
  call<E extends Endpoint>(
    endpoint: E,
    handler: Handler<E>,
    first?: (context: CallContext, call: Call<E>) => Promise<void>,
  ): void
  /** The handler must change nothing, as its result may be discarded; its first `read` takes the check of the session along. */
  read<E extends Endpoint>(endpoint: E, handler: ReadHandler<E>): void
  public<E extends Endpoint>(endpoint: E, handler: PublicHandler<E>): void
}

/** Creates the registration of handlers: checks caller, rate, input and output, and opens the transaction of a write. */
export function createServe(app: FastifyInstance, context: AppContext): Serve {
  const limit = createCallLimit()
  const readAsCaller = createReadAsCaller(context)
  const underLimit = createLoadLimit(
    context.settings.DATABASE_POOL * CALLS_PER_CONNECTION,
    context.log,
  )
  /** Limits the load except for polls, which are cheap and whose failure would look like an outage. */
  const shedding = <R>({ rate }: Endpoint, handle: Handle<R>): Handle<R> =>
    rate === 'poll' ? handle : (request, reply) => underLimit(() => handle(request, reply))

  /** Refuses a call that its caller may not make, or not now. */
  const permit = async <E extends Endpoint>(endpoint: E, given: Given): Promise<Call<E>> => {
    const { request, reply, body, actor } = given
    limit(endpoint, actor.accountId)
    const reach = reachOf(endpoint.access, actor.userType)
    if (reach === undefined || claimsAnother(endpoint, body, actor))
      throw new AppError('accessDenied')
    if (!isOpenBeforeEnrolment(endpoint.access) && (await mustEnrol(context, actor)))
      throw new AppError('secondFactorMissing')
    const scope = scopeOf(actor, reach, endpoint.access)
    return { input: inputOf(endpoint, body), actor, reach, scope, request, reply }
  }

  return {
    call(endpoint, handler, first) {
      const encode = outputEncoder(endpoint.output)
      const handle = async (request: FastifyRequest, reply: FastifyReply) => {
        const body = formOf(request)
        const actor = await callerOf(context, request, body, endpoint)
        const call = await permit(endpoint, { request, reply, body, actor })
        const run = async (db: CallContext['db']) =>
          encode(await handler(callContext(context, request, db), call))
        const caller = { body, accountId: actor.accountId }
        if (first && !(await isRepeated(context, endpoint, caller)))
          await first(callContext(context, request, context.database), call)
        return accepted(
          await mapQueryFailure(endpoint, () => inTransaction(context, endpoint, caller, run)),
        )
      }
      app.post(endpoint.path, shedding(endpoint, handle))
    },
    read(endpoint, handler) {
      if (endpoint.effect !== 'read') throw new Error(`${endpoint.path} changes something`)
      const encode = outputEncoder(endpoint.output)
      const polls = endpoint.rate === 'poll'
      const handle = async (request: FastifyRequest, reply: FastifyReply) => {
        const body = formOf(request)
        const session = { sessionHash: sessionHashOf(request, body), polls }
        const output = await readAsCaller(session, async (actor, read) => {
          const call = await permit(endpoint, { request, reply, body, actor })
          const forCall = { ...callContext(context, request, context.database), read }
          return mapQueryFailure(endpoint, () => handler(forCall, call))
        })
        return accepted(encode(output))
      }
      app.post(endpoint.path, shedding(endpoint, handle))
    },
    public(endpoint, handler) {
      if (!isPublic(endpoint.access)) throw new Error(`${endpoint.path} needs a session`)
      const encode = outputEncoder(endpoint.output)
      const handle = async (request: FastifyRequest, reply: FastifyReply) => {
        limit(endpoint, request.ip)
        const body = formOf(request)
        const credential = credentialOf(request, body.sid)
        const call = { input: inputOf(endpoint, body), credential, request, reply }
        const output = await handler(callContext(context, request, context.database), call)
        return accepted(encode(output))
      }
      app.post(endpoint.path, shedding(endpoint, handle))
    },
  }
}

function createCallLimit() {
  const take = createRateLimiter()
  return (endpoint: Endpoint, caller: string) => {
    const seconds = take(endpoint.rate, caller, Date.now())
    if (seconds > 0) throw new TooManyRequests(seconds)
  }
}

export function callContext(
  context: AppContext,
  request: FastifyRequest,
  db: CallContext['db'],
): CallContext {
  return { ...context, db, log: context.log, requestId: request.id }
}

async function callerOf(
  context: AppContext,
  request: FastifyRequest,
  body: Record<string, string>,
  endpoint: Endpoint,
): Promise<Actor> {
  const actor = await findCaller(context.lookups, sessionHashOf(request, body), {
    now: context.clock.now(),
    polls: endpoint.rate === 'poll',
  })
  if (!actor) throw new AppError('invalidSession')
  return actor
}

function sessionHashOf(request: FastifyRequest, body: Record<string, string>): Buffer {
  const credential = credentialOf(request, body.sid)
  if (!credential) throw new AppError('invalidSession')
  return hashToken(credential.token)
}

/** Maps a database failure of a query to its own error; a failed write keeps its error. */
async function mapQueryFailure<T>(endpoint: Endpoint, run: () => Promise<T>): Promise<T> {
  if (endpoint.effect !== 'read') return run()
  return run().catch((cause: unknown) => {
    throw databaseFailureOf(cause)
      ? new FailedQuery('the query could not be answered', { cause })
      : cause
  })
}

async function inTransaction<T>(
  context: AppContext,
  endpoint: Endpoint,
  { body, accountId }: { body: Record<string, string>; accountId: string },
  run: (db: CallContext['db']) => Promise<T>,
): Promise<T> {
  if (endpoint.effect !== 'write') return run(context.database)
  const key = body.idempotency_key
  if (key !== undefined) checkKey(key)
  return context.database.transaction((tx) =>
    key ? idempotent(tx, { accountId, path: endpoint.path, key, body }, () => run(tx)) : run(tx),
  )
}

/** Returns whether the reply to this request is stored already. */
async function isRepeated(
  { database }: AppContext,
  { path }: Endpoint,
  { body, accountId }: { body: Record<string, string>; accountId: string },
): Promise<boolean> {
  const key = body.idempotency_key
  return key !== undefined && hasIdempotencyKey(database, { accountId, path, key })
}

function checkKey(key: string): void {
  const parsed = IdempotencyKey.safeParse({ idempotency_key: key })
  if (!parsed.success) throw inputRefusal(parsed.error, { idempotency_key: key })
}

/** Returns whether `uid` names another account although the call does not look one up. trust 1.3 (4). */
function claimsAnother(endpoint: Endpoint, body: Record<string, string>, actor: Actor): boolean {
  const uid = body.uid
  return endpoint.uid !== 'subject' && uid !== undefined && uid !== '' && uid !== actor.accountId
}

function inputOf<E extends Endpoint>(endpoint: E, body: Record<string, string>): InputOf<E> {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''))
  const parsed = endpoint.input.safeParse(given)
  if (!parsed.success) throw inputRefusal(parsed.error, given, endpoint.input.shape)
  const unknown = unknownField(given, parsed.data)
  if (unknown) throw unknownFieldRefusal(unknown)
  return decodeFields(parsed.data) as InputOf<E> // parsed by this schema
}

function formOf(request: FastifyRequest): Record<string, string> {
  return (request.body ?? {}) as Record<string, string> // parseForm is the only parser of these routes
}
