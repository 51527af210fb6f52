import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { refused } from './envelope.ts'
import { RepeatedField } from './parse-form.ts'
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
  if (error instanceof AppError)
    return reply.code(200).send(refused(error.refusal, error.message, error.data))
  if (error instanceof RepeatedField) {
    return reply.code(200).send(refused('invalidParameter', error.message, { field: error.field }))
  }
  if (error instanceof TooManyRequests) {
    return reply.code(429).header('retry-after', error.seconds).send(refused('tooManyRequests'))
  }
  const status = (error as FastifyError).statusCode ?? 500 // what Fastify itself throws carries a status
  const words = TRANSPORT[status]
  if (words) return reply.code(status).send(refused('invalidParameter', words))
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'database away')
    return reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .send(refused('unknown', 'The portal is busy. Please try again.'))
  }
  if (isUnreadableValue(error)) {
    request.log.warn({ err: error }, 'a value that no check refused')
    return reply.code(200).send(refused('invalidParameter'))
  }
  request.log.error({ err: error }, 'defect')
  return reply.code(500).send(refused('unknown'))
}

/** SQLSTATE class 22, data exception: too large, out of range, a character that no text may hold. */
function isUnreadableValue(error: unknown): boolean {
  return chainOf(error).some(({ code }) => /^22[0-9A-Z]{3}$/.test(code))
}

/** Connection refused, reset or timed out, server shutting down, statement or lock timeout. */
function isDatabaseAway(error: unknown): boolean {
  return chainOf(error).some(
    ({ code, text }) =>
      /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|53300|08\w{3}|57014|55P03)$/.test(
        code,
      ) ||
      /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(
        text,
      ),
  )
}

/** The error and what caused it. */
function chainOf(error: unknown): { code: string; text: string }[] {
  const chain = error instanceof Error && error.cause ? [error, error.cause] : [error]
  return chain.map((part) => ({
    code: part !== null && typeof part === 'object' && 'code' in part ? String(part.code) : '',
    text: part instanceof Error ? part.message : '',
  }))
}
