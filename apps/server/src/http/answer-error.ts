import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { StorageAway } from '../ports/file-storage.ts'
import { AppError } from './app-error.ts'
import {
  FailedQuery,
  isDatabaseAway,
  isStatementStopped,
  isUnreadableValue,
} from './database-failure.ts'
import { refused } from './envelope.ts'
import { RepeatedField } from './parse-form.ts'
import { ServerBusy } from './server-busy.ts'
import { TooManyRequests } from './too-many-requests.ts'

const RETRY_SECONDS = 5

/** What HTTP itself refuses keeps its status; the body is the same JSON as everywhere. */
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

/** Every error becomes an envelope: refusals at 200, transport errors at their status, an unreachable database at 503; the rest is a defect and is logged. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof FailedQuery && isStatementStopped(error)) {
    request.log.warn({ err: error }, 'query given up')
    return reply.code(200).send(refused('queryError'))
  }
  if (error instanceof AppError)
    return reply.code(200).send(refused(error.refusal, error.message, error.data))
  if (error instanceof RepeatedField) {
    return reply.code(200).send(refused('invalidParameter', error.message, { field: error.field }))
  }
  if (error instanceof TooManyRequests) {
    return reply.code(429).header('retry-after', error.seconds).send(refused('tooManyRequests'))
  }
  if (error instanceof ServerBusy) {
    request.log.warn({ err: error }, 'busy')
    return sendBusy(reply, 'unknown', error.seconds)
  }
  const status = (error as FastifyError).statusCode ?? 500 // what Fastify itself throws carries a status
  const words = TRANSPORT[status]
  if (words) return reply.code(status).send(refused('invalidParameter', words))
  if (isAway(error)) {
    request.log.warn({ err: error }, 'database or storage away')
    return sendBusy(reply, error instanceof FailedQuery ? 'queryError' : 'unknown')
  }
  if (isUnreadableValue(error)) {
    request.log.warn({ err: error }, 'a value that no check refused')
    return reply.code(200).send(refused('invalidParameter'))
  }
  request.log.error({ err: error }, 'defect')
  return reply.code(500).send(refused('unknown'))
}

function isAway(error: unknown): boolean {
  return error instanceof StorageAway || isDatabaseAway(error) || isStatementStopped(error)
}

function sendBusy(
  reply: FastifyReply,
  refusal: 'queryError' | 'unknown',
  seconds = RETRY_SECONDS,
): FastifyReply {
  const body = refused(refusal, 'The portal is busy. Please try again.')
  return reply.code(503).header('retry-after', seconds).send(body)
}
