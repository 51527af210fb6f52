import type { ErrorName } from '@systole/contract/wire/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Metrics, RequestOutcome } from '../../metrics/metrics.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** The refusal of the catalogue that this reply carries with status 200. */
    refusal: ErrorName | undefined
  }
}

/** Counts every request by route, outcome and duration, and every refusal by name. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorateReply('refusal', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.requestEnded({ route, outcome: outcomeOf(reply), milliseconds: reply.elapsedTime })
    if (reply.refusal) metrics.requestRefused(reply.refusal)
    done()
  })
}

function outcomeOf({ refusal, statusCode }: FastifyReply): RequestOutcome {
  if (statusCode === 503) return 'busy'
  if (statusCode >= 500) return 'defect'
  if (statusCode === 429) return 'limited'
  if (statusCode >= 400) return 'malformed'
  return refusal ? 'refused' : 'answered'
}
