import { contract } from '@systole/contract/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Serve } from '../../http/serve.ts'
import { createChunkStore } from './chunk-store/create-chunk-store.ts'
import { deleteFile } from './delete-file.ts'
import { openUploads } from './open-uploads.ts'
import { queryFormats } from './query-formats.ts'
import { chunkRoutes } from './receiving/chunk.routes.ts'
import { fileRoutes } from './serving/file.routes.ts'
import { queryCaseArchive } from './serving/query-case-archive.ts'
import { querySessionData, queryUploadedData } from './serving/query-files.ts'

export async function uploadRoutes(serve: Serve, app: FastifyInstance, context: AppContext) {
  const chunks = createChunkStore(context)
  const uploads = openUploads(context, chunks)
  serve.call(contract.uploads.queryUploadedData, queryUploadedData)
  serve.call(contract.uploads.querySessionData, querySessionData)
  serve.call(contract.uploads.deleteSessionData, (callContext, call) =>
    deleteFile({ ...callContext, uploads }, call),
  )
  serve.call(contract.uploads.querySupportedFormats, queryFormats)
  serve.call(contract.uploads.queryCaseArchive, queryCaseArchive)
  fileRoutes(app, context)
  await chunkRoutes(app, context, { uploads, chunks })
}
