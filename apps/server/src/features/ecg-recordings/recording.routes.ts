import { contract } from '@systole/contract/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { etagOf, sendBytes } from '../../http/bytes/send-bytes.ts'
import { refused } from '../../http/envelope.ts'
import type { Serve } from '../../http/serve.ts'
import { findServedRecording } from './find-served-recording.ts'
import { importEcgFile } from './imports/import-ecg-file.ts'
import { queryRecordingQuality } from './quality/query-recording-quality.ts'
import { queryEcgRecordings } from './query-ecg-recordings.ts'
import { saveEcgValue } from './values/save-ecg-value.ts'

/** Serves the recordings of a case, and `GET /ecg/<recording>/<part>?t=<ticket>&rev=<revision>`, whole or in ranges. */
export function recordingRoutes(serve: Serve, app: FastifyInstance, context: AppContext): void {
  serve.call(contract.ecgRecordings.queryEcgRecordings, queryEcgRecordings)
  serve.call(contract.ecgRecordings.importEcgFile, importEcgFile)
  serve.call(contract.ecgRecordings.saveEcgValue, saveEcgValue)
  serve.call(contract.ecgRecordings.queryRecordingQuality, queryRecordingQuality)

  app.route<{ Params: { recordingId: string; part: string } }>({
    method: ['GET', 'HEAD'],
    url: '/ecg/:recordingId/:part',
    async handler(request, reply) {
      const query = new URLSearchParams(request.url.split('?', 2)[1] ?? '')
      const [ticket, revision, base] = [query.get('t') ?? '', query.get('rev'), query.get('base')]
      const asked = { ...request.params, ticket, revision, base }
      const found = await findServedRecording(context, request, asked)
      if (!found)
        return reply.code(404).send(refused('caseNotFound', 'This recording cannot be found.'))
      reply.headers({ ...HEADERS, 'content-type': found.type, etag: etagOf(found.sha256) })
      if (request.headers['if-none-match'] === etagOf(found.sha256)) return reply.code(304).send()
      return sendBytes(request, reply, found)
    },
  })
}

/** The bytes of an address never change, and the address expires within half an hour. */
const HEADERS = {
  'content-disposition': 'attachment',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'accept-ranges': 'bytes',
  'cache-control': 'private, max-age=1800, immutable',
} as const
