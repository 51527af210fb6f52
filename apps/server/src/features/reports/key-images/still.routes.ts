import { reachOf } from '@systole/domain/access/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { ticketCaller } from '../../../http/access/ticket-caller.ts'
import { scopeOf } from '../../../http/actor.ts'
import { refused } from '../../../http/envelope.ts'
import { pictureHeaders } from '../../../pictures/picture-headers.ts'
import { findCase } from '../../cases/case-store.ts'
import { readIntact } from '../../storage/read-intact.ts'
import { findStill, isOnReport, type KeyImageRow } from './key-image-store.ts'

const Address = z.object({ key: z.string() })
const Query = z.object({ t: z.string() })

/** Serves `GET /files/still/<key>?t=<ticket>`: a key image, in the reading room and on reports. */
export function stillRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/files/still/:key', async (request, reply) => {
    const { key } = Address.parse(request.params)
    const query = Query.safeParse(request.query)
    const row = query.success ? await shown(context, request, key, query.data.t) : undefined
    if (!row?.still) return reply.code(404).send(refused('caseNotFound'))
    const { still, sizeBytes } = row
    return reply
      .headers(pictureHeaders({ type: still.type, sizeBytes }))
      .send(await readIntact(context, { storageKey: key, sizeBytes, sha256: still.sha256 }))
  })
}

/** Returns the image if it is visible: to the hospital only those on a released report, to readers all of the case. */
async function shown(
  context: AppContext,
  request: FastifyRequest,
  key: string,
  ticket: string,
): Promise<KeyImageRow | undefined> {
  const actor = await ticketCaller(context, request, ticket, { purpose: 'still', object: key })
  const reach = actor && reachOf('queryReviewData', actor.userType)
  const row = reach && (await findStill(context.database, key))
  if (!row) return undefined
  const consult = await findCase(context.database, row.caseId, scopeOf(actor, reach))
  if (!consult) return undefined
  return reach !== 'own' || (await isOnReport(context.database, row)) ? row : undefined
}
