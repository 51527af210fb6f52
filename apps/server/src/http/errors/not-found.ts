import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../envelope.ts'

const METHODS = ['GET', 'POST'] as const

/** Replies with 405 and the allowed methods for a known address, and with 404 for any other. */
export function createNotFound(app: FastifyInstance) {
  return function notFound(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?', 1)[0] ?? ''
    const allowed = methodsOf(app, path)
    if (allowed.length === 0)
      return reply.code(404).send(refused('invalidParameter', 'There is nothing at this address.'))
    return reply
      .code(405)
      .header('allow', allowed.join(', '))
      .send(refused('invalidParameter', `This address takes ${allowed.join(' and ')}.`))
  }
}

/** Returns the methods of a path; only plain paths are looked up, because the router treats others as patterns. */
function methodsOf(app: FastifyInstance, path: string): string[] {
  if (!/^[\w/.-]+$/.test(path)) return []
  return METHODS.filter((method) => app.hasRoute({ method, url: path }))
}
