import multipart from '@fastify/multipart'
import { UPLOAD_PATH } from '@systole/contract/files/uploads'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../app-context.ts'
import { readCookie } from '../../../http/access/session-token.ts'
import { accepted } from '../../../http/envelope.ts'
import { parseForm } from '../../../http/parse-form.ts'
import { callContext } from '../../../http/serve.ts'
import { checkChunk, listReceivedChunks } from '../check-chunk.ts'
import { handleChunk } from '../handle-chunk.ts'
import type { UploadContext } from '../open-uploads.ts'
import { answerChunkError } from './chunk-errors.ts'
import {
  announcedFileOf,
  type ChunkFields,
  hasChunkFields,
  mergeFields,
  readChunk,
} from './chunk-fields.ts'
import { readChunkBody } from './read-chunk-body.ts'
import { bufferReleaser } from './release-chunk-buffers.ts'
import { requestBodyLimiter } from './request-body-limiter.ts'
import { streamChunk } from './stream-chunk.ts'
import { createUploadCallers } from './upload-caller.ts'

/** Serves the only call that replies by HTTP status. wire.md, "Upload". */
export async function chunkRoutes(
  app: FastifyInstance,
  context: AppContext,
  { uploads, chunks }: Pick<UploadContext, 'uploads' | 'chunks'>,
): Promise<void> {
  const findCaller = createUploadCallers(context)
  const contextOf = (request: FastifyRequest): UploadContext => ({
    ...callContext(context, request, context.database),
    uploads,
    chunks,
  })
  const admit = async (request: FastifyRequest, fields: ChunkFields) => {
    const caller = await findCaller(request, fields)
    return { caller, chunk: readChunk(fields) }
  }
  const buffers = bufferReleaser()
  const limiter = requestBodyLimiter()

  const routes: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart)
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null)) // read after the checks
    scope.setErrorHandler(answerChunkError)
    scope.addHook('onClose', chunks.close)

    scope.get(UPLOAD_PATH, async (request, reply) => {
      const fields = queryOf(request)
      const { caller, chunk } = await admit(request, fields)
      const answer = await checkChunk(contextOf(request), caller, chunk)
      return answer ? accepted(answer) : reply.code(204).send()
    })
    scope.get(`${UPLOAD_PATH}/offset`, async (request) => {
      const fields = queryOf(request)
      const caller = await findCaller(request, fields)
      return accepted(await listReceivedChunks(contextOf(request), caller, announcedFileOf(fields)))
    })
    scope.post(UPLOAD_PATH, async (request) => {
      const query = queryOf(request)
      const early = isKnownBeforeBody(request, query) ? await admit(request, query) : undefined
      const reply = await limiter.run({ known: early !== undefined }, async () => {
        if (early && !request.isMultipart())
          return streamChunk(contextOf(request), early, { request, buffers })
        const body = await readChunkBody(request)
        try {
          const { caller, chunk } = await admit(request, mergeFields(query, body.fields))
          return await handleChunk(contextOf(request), caller, chunk, body)
        } finally {
          buffers.release(request.raw, body.parts)
        }
      })
      return accepted(reply)
    })
  }
  await app.register(routes)
}

/** Returns whether the request can be checked before its body is read; Flow.js sends everything in the form. */
function isKnownBeforeBody(request: FastifyRequest, query: ChunkFields): boolean {
  const namesSession = 'sid' in query || readCookie(request) !== undefined
  return hasChunkFields(query) && (namesSession || !request.isMultipart())
}

function queryOf(request: FastifyRequest): ChunkFields {
  const at = request.url.indexOf('?')
  return parseForm(at < 0 ? '' : request.url.slice(at + 1))
}
