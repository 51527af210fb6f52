import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../envelope.ts'
import { API_HEADERS, apiHeaders } from '../pages/security-headers.ts'
import { answerError } from './answer-error.ts'

const STATUS: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Replies to an address that cannot be routed; no hook runs before it. */
export function answerBadAddress(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.header('x-request-id', request.id)
  apiHeaders(reply)
  answerError(error, request, reply)
}

/** Replies to invalid HTTP with the usual JSON, written directly to the socket. */
export function answerBrokenRequest(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) socket.write(brokenAnswer(STATUS[error.code] ?? 400))
  socket.destroy(error)
}

function brokenAnswer(status: number): string {
  const body = JSON.stringify(refused('invalidParameter', 'The request is malformed.'))
  const headers = {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}
