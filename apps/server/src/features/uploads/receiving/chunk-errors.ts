import type { ErrorName } from '@systole/contract/wire/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { codeOf } from '../../../error-code.ts'
import { AppError } from '../../../http/app-error.ts'
import { refused } from '../../../http/envelope.ts'
import { answerError } from '../../../http/errors/answer-error.ts'
import { TooManyRequests } from '../../../http/errors/too-many-requests.ts'
import { RepeatedField } from '../../../http/parse-form.ts'
import { StorageUnavailable } from '../../../ports/file-storage.ts'
import { DiskFull } from '../chunk-store/chunk-store.ts'

const GIVE_UP = 415
const NOT_FOR_YOU = 404
const AGAIN = 503
const AWAY_RETRY_SECONDS = 15
/** Error codes of a full disk or quota. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT']
const NOT_FOR_YOU_REFUSALS: readonly ErrorName[] = [
  'invalidSession',
  'accessDenied',
  'caseNotFound',
  'uploadNotFound',
]

/** The sender disconnected in the middle of a chunk, so there is no one to reply to. */
export class ClientDisconnected extends Error {
  override readonly name = 'ClientDisconnected'
}

/**
 * Replies with the statuses that Resumable.js and Flow.js both understand: 415 and 404 end the upload, 503 requests a retry.
 * pay-upload B1.
 */
export function answerChunkError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof AppError) {
    const status = NOT_FOR_YOU_REFUSALS.includes(error.refusal) ? NOT_FOR_YOU : GIVE_UP
    return reply.code(status).send(refused(error.refusal, error.message, error.data))
  }
  if (error instanceof RepeatedField)
    return reply.code(GIVE_UP).send(refused('invalidParameter', error.message))
  if (error instanceof TooManyRequests)
    return sendAgain(reply, error.seconds, refused('tooManyRequests'))
  if (isDiskFull(error)) {
    request.log.error({ err: error }, 'the disk is full')
    const full = 'The disk of the portal is full. The upload goes on once there is room.'
    return sendAgain(reply, AWAY_RETRY_SECONDS, refused('tooManyRequests', full))
  }
  if (error instanceof StorageUnavailable) {
    request.log.warn({ err: error }, 'the storage is unavailable')
    const again = refused('unknown', 'The file is here and will be stored soon.')
    return sendAgain(reply, AWAY_RETRY_SECONDS, again)
  }
  if (error instanceof ClientDisconnected) return reply.code(AGAIN).send()
  if (isTransport(error))
    return reply.code(GIVE_UP).send(refused('chunkRefused', 'The request is malformed.'))
  return answerError(error, request, reply)
}

function isDiskFull(error: unknown): boolean {
  return error instanceof DiskFull || FULL.includes(codeOf(error))
}

function sendAgain(reply: FastifyReply, seconds: number, body: ReturnType<typeof refused>) {
  return reply.code(AGAIN).header('retry-after', seconds).send(body)
}

/** Returns whether Fastify or its form parser refused the request: 400, 406, 413, 415. */
function isTransport(error: unknown): boolean {
  return (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  )
}
