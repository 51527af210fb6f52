import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'

/** `/healthz`: the process lives. `/readyz`: it can also reach its database. */
export function healthRoutes(app: FastifyInstance, context: AppContext) {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await context.database.execute('select 1')
      return { ok: true }
    } catch {
      return reply.code(503).header('retry-after', 1).send({ ok: false })
    }
  })
}
