import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { refused } from '../../http/envelope.ts'
import { type ChosenRange, chooseRange } from './choose-range.ts'
import { etagOf, fileHeaders } from './file-headers.ts'
import { findServedFile } from './find-served-file.ts'

/** `GET /files/<id>?t=<ticket>`: the bytes of one file, whole or in part. trust 1.4 (6), (7). */
export function fileRoutes(app: FastifyInstance, context: AppContext) {
  app.route<{ Params: { fileId: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:fileId',
    async handler(request, reply) {
      const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '')
      const { fileId } = request.params
      const file = await findServedFile(context, request, { fileId, ticket: query.get('t') ?? '' })
      if (!file) return reply.code(404).send(refused('caseNotFound', 'This file cannot be found.'))

      const { range } = request.headers
      const ifRange = request.headers['if-range']?.toString()
      const { sizeBytes } = file
      const chosen = chooseRange({ range, ifRange }, { sizeBytes, etag: etagOf(file.sha256) })
      reply.headers(fileHeaders(file, { download: query.get('download') === '1' }))
      reply.code(STATUS[chosen.kind]).headers(rangeHeaders(chosen, sizeBytes))
      if (chosen.kind === 'unsatisfiable' || request.method === 'HEAD') return reply.send()
      return reply.send(await file.read(chosen.kind === 'part' ? chosen : undefined))
    },
  })
}

const STATUS: Record<ChosenRange['kind'], number> = { whole: 200, part: 206, unsatisfiable: 416 }

function rangeHeaders(chosen: ChosenRange, sizeBytes: number): Record<string, string> {
  if (chosen.kind === 'unsatisfiable') return { 'content-range': `bytes */${sizeBytes}` }
  if (chosen.kind === 'whole') return { 'content-length': String(sizeBytes) }
  const { start, end } = chosen
  return {
    'content-length': String(end - start + 1),
    'content-range': `bytes ${start}-${end}/${sizeBytes}`,
  }
}
