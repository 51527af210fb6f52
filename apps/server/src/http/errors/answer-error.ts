import type { ErrorName } from '@systole/contract/wire/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { DamagedBytes } from '../../features/storage/damaged-bytes.ts'
import { StorageUnavailable } from '../../ports/file-storage.ts'
import { AppError } from '../app-error.ts'
import { refused } from '../envelope.ts'
import { Overloaded } from '../limits/load-limit.ts'
import { RepeatedField } from '../parse-form.ts'
import {
  type DatabaseFailure,
  databaseFailureOf,
  FailedQuery,
  isUnreadableValue,
} from './database-failure.ts'
import { ServerBusy } from './server-busy.ts'
import { TooManyRequests } from './too-many-requests.ts'

const RETRY_SECONDS = 5
/** The retry time after a timed-out query, which would take as long again. */
const RETRY_SECONDS_SLOW_QUERY = 30

type BusyEvent = DatabaseFailure | 'storage_away' | 'server_busy'

const BUSY = 'The portal is busy. Please try again.'
/** Headers that describe bytes which are not sent after all. */
const ABOUT_BYTES = ['content-type', 'content-length', 'content-range', 'content-disposition']
const DAMAGED = 'This file is damaged in our storage and was not sent. Support has been notified.'

/** The messages of HTTP errors, which keep their status; the body is the usual JSON. */
const TRANSPORT: Record<number, string> = {
  400: 'The request is malformed.',
  404: 'There is nothing at this address.',
  405: 'This address takes another method.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Send application/x-www-form-urlencoded, without content-encoding.',
  431: 'The headers are too large.',
}

/**
 * Converts every error to an envelope: refusals at 200, transport errors at their status, temporary problems at 503; the rest are
 * bugs and are logged. Logged events have stable names; docs/operations.md lists them.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof AppError) {
    reply.refusal = error.refusal
    return reply.code(200).send(refused(error.refusal, error.message, error.data))
  }
  if (error instanceof RepeatedField) {
    reply.refusal = 'invalidParameter'
    return reply.code(200).send(refused('invalidParameter', error.message, { field: error.field }))
  }
  if (error instanceof TooManyRequests) {
    return reply.code(429).header('retry-after', error.seconds).send(refused('tooManyRequests'))
  }
  const status = (error as FastifyError).statusCode ?? 500 // errors thrown by Fastify have a status
  const words = TRANSPORT[status]
  if (words) return reply.code(status).send(refused('invalidParameter', words))
  const event = busyEventOf(error)
  if (event) return answerBusy(error, event, request, reply)
  if (isUnreadableValue(error)) {
    request.log.warn({ err: error }, 'a value that no check refused')
    reply.refusal = 'invalidParameter'
    return reply.code(200).send(refused('invalidParameter'))
  }
  return answerDefect(error, request, reply)
}

/** Replies to a bug of ours: damaged bytes are named, anything else is not disclosed. */
function answerDefect(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof DamagedBytes) {
    request.log.error({ err: error, event: 'damaged_bytes' }, 'damaged bytes were not sent')
    for (const name of ABOUT_BYTES) reply.removeHeader(name)
    return reply.code(500).send(refused('unknown', DAMAGED))
  }
  request.log.error({ err: error, event: 'defect' }, 'defect')
  return reply.code(500).send(refused('unknown'))
}

function busyEventOf(error: unknown): BusyEvent | undefined {
  if (error instanceof ServerBusy) return 'server_busy'
  return error instanceof StorageUnavailable ? 'storage_away' : databaseFailureOf(error)
}

/** Replies to a temporary failure; the catalogue has a code of its own for a failed query. docs/decisions/0038. */
function answerBusy(
  error: unknown,
  event: BusyEvent,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!(error instanceof Overloaded)) request.log.warn({ err: error, event }, 'try again later')
  const refusal = error instanceof FailedQuery ? 'queryError' : 'unknown'
  const seconds = error instanceof ServerBusy ? error.seconds : retrySecondsOf(refusal, event)
  return reply.code(503).header('retry-after', seconds).send(refused(refusal, BUSY))
}

function retrySecondsOf(refusal: ErrorName, event: BusyEvent): number {
  const isSlowQuery = refusal === 'queryError' && event === 'statement_timeout'
  return isSlowQuery ? RETRY_SECONDS_SLOW_QUERY : RETRY_SECONDS
}
