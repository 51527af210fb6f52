import { reachOf } from '@systole/domain/access/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../../app-context.ts'
import { ticketCaller } from '../../../http/access/ticket-caller.ts'
import { scopeOf } from '../../../http/actor.ts'
import { contentDisposition } from '../../../http/content-disposition.ts'
import { refused } from '../../../http/envelope.ts'
import { findCase } from '../../cases/case-store.ts'
import { readIntact } from '../../storage/read-intact.ts'
import { findReport, type ReportRow } from '../report-store.ts'
import { pdfObject } from './pdf-link.ts'

const Address = z.object({ caseId: z.string(), revision: z.string() })
const Query = z.object({ t: z.string() })

/** Serves the PDF of a revision as a download. The ticket identifies the session; its access to the case is checked again. */
export function downloadPdf(app: FastifyInstance, context: AppContext): void {
  app.get('/files/report/:caseId/:revision', async (request, reply) => {
    const address = Address.parse(request.params)
    const query = Query.safeParse(request.query)
    const report = query.success
      ? await readable(context, request, { ...address, ticket: query.data.t })
      : undefined
    if (!report?.pdfKey || report.pdfSha256 === null)
      return reply.code(404).send(refused('caseNotFound'))
    const { caseNumber, patient } = report.model
    const sizeBytes = report.pdfSizeBytes ?? 0
    const bytes = { storageKey: report.pdfKey, sizeBytes, sha256: report.pdfSha256 }
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-length': sizeBytes,
        'content-disposition': contentDisposition(
          'attachment',
          `${caseNumber} ${patient.name} ${report.revision}.pdf`,
        ),
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      })
      .send(await readIntact(context, bytes))
  })
}

async function readable(
  context: AppContext,
  request: FastifyRequest,
  { ticket, ...address }: z.infer<typeof Address> & { ticket: string },
): Promise<ReportRow | undefined> {
  const object = pdfObject(address)
  const actor = await ticketCaller(context, request, ticket, { purpose: 'report', object })
  const reach = actor && reachOf('queryReviewData', actor.userType)
  if (!actor || !reach) return undefined
  const consult = await findCase(context.database, address.caseId, scopeOf(actor, reach))
  return consult && findReport(context.database, consult.caseId, address.revision)
}
