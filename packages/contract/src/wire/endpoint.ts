import type { AccessRow } from '@systole/domain/access/access'
import type { z } from 'zod'
import type { CommonError, ErrorName } from './errors.ts'
import type { Decoded } from './names.ts'

/** The rate-limit classes; limits apply per class and caller and are set by the server (`http/rate-limits.ts`). */
export type RateClass =
  | 'login'
  | 'reset'
  | 'register'
  | 'read'
  | 'write'
  | 'draft'
  | 'poll'
  | 'upload'

/**
 * The effect of a call. read: changes nothing. write: runs in one transaction, repeatable by `idempotency_key`. steps: manages
 * its own transactions, because it contacts external services between them.
 */
export type Effect = 'read' | 'write' | 'steps'

export type Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Errors extends ErrorName = ErrorName,
> = {
  readonly path: `/api/${string}`
  readonly summary: string
  /** The row of `domain/access` that defines who may call it. */
  readonly access: AccessRow
  readonly effect: Effect
  readonly rate: RateClass
  readonly input: Input
  readonly output: Output
  readonly errors: readonly Errors[]
  /** `uid` names the caller and must match the session, unless it names another account to look up. */
  readonly uid?: 'caller' | 'subject'
}

/** The input of a call by the names of the wire. */
export type WireInputOf<E extends Endpoint> = z.output<E['input']>
/** The reply of a call by the names of the wire, as a presenter makes it: its times are not encoded yet. */
export type WireOutputOf<E extends Endpoint> = z.output<E['output']>
/** The input of a call as its handler receives it and a caller of the typed client gives it. */
export type InputOf<E extends Endpoint> = Decoded<WireInputOf<E>>
/** The reply of a call as the typed client returns it. */
export type OutputOf<E extends Endpoint> = Decoded<WireOutputOf<E>>

export type Refusal<E extends Endpoint> = {
  ok: false
  error: E['errors'][number] | CommonError
  code: number
  message: string
  data: unknown
  /** The request's id in the server log; absent if nothing was sent. */
  reference?: string
  /** The seconds after which to retry, if the server names them. */
  retryAfter?: number
}
export type Reply<E extends Endpoint> = { ok: true; data: OutputOf<E> } | Refusal<E>
/** A reply by the names of the wire, its times as stamps. */
export type WireReply<E extends Endpoint> = { ok: true; data: Sent<WireOutputOf<E>> } | Refusal<E>

/** The shape of a value as it is sent: each time is a stamp, or empty where it may be missing. */
export type Sent<T> = unknown extends T
  ? T
  : [Extract<T, Date>] extends [never]
    ? T extends readonly unknown[]
      ? { [Index in keyof T]: Sent<T[Index]> }
      : T extends object
        ? { [Key in keyof T]: Sent<T[Key]> }
        : T
    : string | Exclude<T, Date | null>

/** Declares one API call. Route, validation, client and OpenAPI are all read from this value. */
export function endpoint<
  I extends z.ZodObject,
  O extends z.ZodType,
  const E extends ErrorName = never,
>(declaration: Endpoint<I, O, E>): Endpoint<I, O, E> {
  return declaration
}
