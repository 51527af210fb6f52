import { contract } from '@systole/contract/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import type { Serve } from '../../http/serve.ts'
import { chunkRoutes } from './chunk.routes.ts'
import { deleteFile } from './delete-file.ts'
import { fileRoutes } from './file.routes.ts'
import { openUploads } from './open-uploads.ts'
import { queryCaseArchive } from './query-case-archive.ts'
import { querySessionData, queryUploadedData } from './query-files.ts'
import { queryFormats } from './query-formats.ts'

export async function uploadRoutes(serve: Serve, app: FastifyInstance, context: AppContext) {
  const uploads = openUploads(context)
  serve.call(contract.uploads.queryUploadedData, queryUploadedData)
  serve.call(contract.uploads.querySessionData, querySessionData)
  serve.call(contract.uploads.deleteSessionData, (callContext, call) =>
    deleteFile({ ...callContext, uploads }, call),
  )
  serve.call(contract.uploads.querySupportedFormats, queryFormats)
  serve.call(contract.uploads.queryCaseArchive, queryCaseArchive)
  fileRoutes(app, context)
  await chunkRoutes(app, context, uploads)
}
