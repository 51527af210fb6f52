import type { FastifyInstance } from 'fastify'
import { refused } from '../envelope.ts'

const RETRY_SECONDS = 5

/**
 * Finishes requests in flight while the server stops, and replies to new ones with 503 and `Retry-After`. wire.md; trust 2.3 (9).
 */
export function drainOnClose(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (!closing) return done()
    reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .send(refused('unknown', 'The portal restarts. Please try again in a moment.'))
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
}
