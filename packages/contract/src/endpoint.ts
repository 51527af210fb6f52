import type { AccessRow } from '@systole/domain/access/access'
import type { z } from 'zod'
import type { CommonError, ErrorName } from './errors.ts'

/** Limits are per class and caller; the figures are the server's (`http/rate-limits.ts`). */
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
 * read: changes nothing. write: runs in one transaction, repeats safely by `idempotency_key`.
 * steps: minds its own transactions, because it talks to the outside world between them.
 */
export type Effect = 'read' | 'write' | 'steps'

export type Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Errors extends ErrorName = ErrorName,
> = {
  readonly path: `/api/${string}`
  readonly summary: string
  /** The row of `domain/access` that says who may. */
  readonly access: AccessRow
  readonly effect: Effect
  readonly rate: RateClass
  readonly input: Input
  readonly output: Output
  readonly errors: readonly Errors[]
  /** `uid` names the caller (and must be the caller's own) unless it names someone looked up. */
  readonly uid?: 'caller' | 'subject'
}

export type InputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>
/** What a caller passes: the decoded input, fields with a default left out at will. */
export type ArgsOf<E extends Endpoint> = z.output<E['input']>

export type Refusal<E extends Endpoint> = {
  ok: false
  error: E['errors'][number] | CommonError
  code: number
  message: string
  data: unknown
  /** The request's id in the log of the server; absent when nothing was sent. */
  reference?: string
  /** Seconds, where the portal says when to come again. */
  retryAfter?: number
}
export type Reply<E extends Endpoint> = { ok: true; data: OutputOf<E> } | Refusal<E>

/** Declares one API call. Route, validation, client and OpenAPI are all read from this value. */
export function endpoint<
  I extends z.ZodObject,
  O extends z.ZodType,
  const E extends ErrorName = never,
>(declaration: Endpoint<I, O, E>): Endpoint<I, O, E> {
  return declaration
}
