import type { Server } from 'node:http'
import fastify from 'fastify'
import type { AppContext } from '../app-context.ts'
import { healthRoutes } from '../http/lifecycle/health.ts'

/**
 * Serves `/metrics`, and the health pages of a worker, on a port of its own that no proxy publishes. Undefined without METRICS_PORT.
 */
export async function startMetricsServer(
  context: AppContext,
): Promise<{ server: Server; close(): Promise<void> } | undefined> {
  const { METRICS_PORT, METRICS_HOST } = context.settings
  if (METRICS_PORT === undefined) return undefined
  const { registry } = context.metrics
  const app = fastify({ logger: false, forceCloseConnections: true })
  healthRoutes(app, context)
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  await app.listen({ port: METRICS_PORT, host: METRICS_HOST })
  return { server: app.server, close: () => app.close() }
}
