import { reachOf } from '@systole/domain/access/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { ticketCaller } from '../../../http/access/ticket-caller.ts'
import { refused } from '../../../http/envelope.ts'
import { pictureHeaders } from '../../../pictures/picture-headers.ts'
import { readIntact } from '../../storage/read-intact.ts'
import { findLogo, type LogoRow } from './logo-store.ts'

const Address = z.object({ logoKey: z.string() })
const Query = z.object({ t: z.string() })

/** Serves `GET /files/logo/<key>?t=<ticket>`: a logo, for the settings page and for reports. trust 1.4 (6), (7). */
export function logoRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/files/logo/:logoKey', async (request, reply) => {
    const { logoKey } = Address.parse(request.params)
    const query = Query.safeParse(request.query)
    const logo = query.success ? await shown(context, request, logoKey, query.data.t) : undefined
    if (!logo) return reply.code(404).send(refused('hospitalNotFound'))
    const bytes = { ...logo, storageKey: logo.logoKey }
    return reply.headers(pictureHeaders(logo)).send(await readIntact(context, bytes))
  })
}

/** Returns the logo of a ticket if the session is still valid and still has access to the hospital. */
async function shown(
  context: AppContext,
  request: FastifyRequest,
  logoKey: string,
  ticket: string,
): Promise<LogoRow | undefined> {
  const actor = await ticketCaller(context, request, ticket, { purpose: 'logo', object: logoKey })
  const reach = actor && reachOf('queryReviewData', actor.userType)
  if (!reach) return undefined
  const logo = await findLogo(context.database, logoKey)
  return reach === 'own' && logo?.hospitalId !== actor.hospitalId ? undefined : logo
}
