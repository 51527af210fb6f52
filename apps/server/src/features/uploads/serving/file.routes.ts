import { Language } from '@systole/domain/hospitals/hospital'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../app-context.ts'
import { sendBytes } from '../../../http/bytes/send-bytes.ts'
import { refused } from '../../../http/envelope.ts'
import { findCaseArchive } from './case-archive.ts'
import { archiveHeaders, fileHeaders, previewHeaders } from './file-headers.ts'
import { findServedFile } from './find-served-file.ts'
import { findServedPreview } from './find-served-preview.ts'

/**
 * Serves `GET /files/<id>?t=<ticket>` and `GET /previews/<id>/<kind>?t=<ticket>`, whole or in ranges, and `GET
 * /archives/<case>?t=<ticket>`, all files in one stream. trust 1.4 (6), (7).
 */
export function fileRoutes(app: FastifyInstance, context: AppContext): void {
  app.route<{ Params: { fileId: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:fileId',
    async handler(request, reply) {
      const query = queryOf(request)
      const { fileId } = request.params
      const file = await findServedFile(context, request, { fileId, ticket: query.get('t') ?? '' })
      if (!file) return notThere(reply)
      reply.headers(fileHeaders(file, { download: query.get('download') === '1' }))
      return sendBytes(request, reply, file)
    },
  })

  app.route<{ Params: { caseId: string } }>({
    method: ['GET', 'HEAD'],
    url: '/archives/:caseId',
    async handler(request, reply) {
      const query = queryOf(request)
      const archive = await findCaseArchive(context, request, {
        caseId: request.params.caseId,
        ticket: query.get('t') ?? '',
        language: Language.catch('en_us').parse(query.get('lang')),
      })
      if (!archive) return notThere(reply)
      reply.headers(archiveHeaders(archive))
      return reply.send(request.method === 'HEAD' ? undefined : archive.read())
    },
  })

  app.route<{ Params: { fileId: string; kind: string } }>({
    method: ['GET', 'HEAD'],
    url: '/previews/:fileId/:kind',
    async handler(request, reply) {
      const ticket = queryOf(request).get('t') ?? ''
      const preview = await findServedPreview(context, request, { ...request.params, ticket })
      if (!preview) return notThere(reply)
      reply.headers(previewHeaders(preview))
      return sendBytes(request, reply, preview)
    },
  })
}

function queryOf(request: FastifyRequest): URLSearchParams {
  return new URLSearchParams(request.url.split('?', 2)[1] ?? '')
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(refused('caseNotFound', 'This file cannot be found.'))
}
