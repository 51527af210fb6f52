import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { clockProblem } from './clock-problem.ts'

/**
 * Serves `/healthz`: the process runs; and `/readyz`: it is not about to end, reaches its database, and its clock agrees with it.
 */
export function healthRoutes(app: FastifyInstance, context: AppContext) {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    if (context.readiness.isWithdrawn())
      return reply.code(503).header('retry-after', 5).send({ ok: false, problem: 'stopping' })
    try {
      const problem = clockProblem(await context.databaseClock.synchronize())
      if (problem) return reply.code(503).header('retry-after', 5).send({ ok: false, problem })
      return { ok: true }
    } catch {
      return reply.code(503).header('retry-after', 1).send({ ok: false })
    }
  })
}
