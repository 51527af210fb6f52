import { BillingFile } from '@systole/contract/money/billing'
import { reachOf } from '@systole/domain/access/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { ticketCaller } from '../../../http/access/ticket-caller.ts'
import { scopeOf } from '../../../http/actor.ts'
import { contentDisposition } from '../../../http/content-disposition.ts'
import { refused } from '../../../http/envelope.ts'
import { findHospital } from '../../hospitals/hospital-store.ts'
import { type BillingFileAddress, billingFileObject } from './billing-file-link.ts'
import { type MadeBillingFile, makeBillingFile } from './make-billing-file.ts'

const Address = z.object({ hospitalId: z.string(), paper: BillingFile, id: z.string() })
const Query = z.object({ t: z.string() })

/**
 * Serves receipts, invoices and statements as downloads. The ticket identifies the session; its access is checked again at each
 * use.
 */
export function billingFileRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/files/billing/:hospitalId/:paper/:id', async (request, reply) => {
    const address = Address.safeParse(request.params)
    const query = Query.safeParse(request.query)
    const made =
      address.success && query.success
        ? await paperFor(context, request, { ...address.data, ticket: query.data.t })
        : undefined
    if (!made) return reply.code(404).send(refused('billingNotFound'))
    return reply
      .headers({
        'content-type': made.type,
        'content-length': made.sizeBytes,
        'content-disposition': contentDisposition('attachment', made.name),
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      })
      .send(made.bytes)
  })
}

async function paperFor(
  context: AppContext,
  request: FastifyRequest,
  { ticket, ...address }: BillingFileAddress & { ticket: string },
): Promise<MadeBillingFile | undefined> {
  const object = billingFileObject(address)
  const actor = await ticketCaller(context, request, ticket, { purpose: 'billing', object })
  const reach = actor && reachOf('openBillingFile', actor.userType)
  if (!actor || !reach) return undefined
  const scope = scopeOf(actor, reach)
  if (scope.reach === 'own' && scope.hospitalId !== address.hospitalId) return undefined
  const hospital = await findHospital(context.database, address.hospitalId)
  return hospital && makeBillingFile({ ...context, db: context.database }, hospital, address)
}
