import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from './envelope.ts'

const METHODS = ['GET', 'POST'] as const

/** An address that takes another method says which, whether a call is declared there or a route serves it by hand; any other is not there. */
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

/** Only plain paths are asked for: the router reads others as patterns. */
function methodsOf(app: FastifyInstance, path: string): string[] {
  if (!/^[\w/.-]+$/.test(path)) return []
  return METHODS.filter((method) => app.hasRoute({ method, url: path }))
}
