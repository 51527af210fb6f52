import { reachOf } from '@systole/domain/access/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { ticketCaller } from '../../../http/access/ticket-caller.ts'
import { contentDisposition } from '../../../http/content-disposition.ts'
import { refused } from '../../../http/envelope.ts'
import { readVerified } from '../../storage/read-intact.ts'
import { findExport } from './hospital-export-store.ts'

const Address = z.object({ exportId: z.string() })
const Query = z.object({ t: z.string() })

/** Serves finished exports as downloads. Permission and existence are checked on every use. */
export function exportFileRoutes(app: FastifyInstance, context: AppContext): void {
  app.get('/files/exports/:exportId', async (request, reply) => {
    const found = await findServedExport(context, request)
    if (!found) return reply.code(404).send(refused('exportNotFound'))
    const { storageKey, sha256, sizeBytes, finishedAt } = found
    const bytes = await readVerified(context, { storageKey, sha256 })
    const day = finishedAt.toISOString().slice(0, 10)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': sizeBytes,
        'content-disposition': contentDisposition('attachment', `hospital-data-${day}.zip`),
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}

async function findServedExport(context: AppContext, request: FastifyRequest) {
  const address = Address.safeParse(request.params)
  const query = Query.safeParse(request.query)
  if (!address.success || !query.success) return undefined
  const { exportId } = address.data
  const asked = { purpose: 'export', object: exportId } as const
  const actor = await ticketCaller(context, request, query.data.t, asked)
  if (!actor || !reachOf('exportHospitalData', actor.userType)) return undefined
  const row = await findExport(context.database, exportId)
  if (row?.state !== 'ready' || !row.expiresAt || row.expiresAt <= context.clock.now())
    return undefined
  const { storageKey, sha256, sizeBytes, finishedAt } = row
  if (!storageKey || !sha256 || !sizeBytes || !finishedAt) return undefined
  return { storageKey, sha256, sizeBytes, finishedAt }
}
