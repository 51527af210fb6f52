import type { ChunkReply } from '@systole/contract/files/uploads'
import type { FastifyRequest } from 'fastify'
import type { InFlightChunk } from '../chunk-store/chunk-store.ts'
import { handleChunk } from '../handle-chunk.ts'
import { identityOf, type UploadContext } from '../open-uploads.ts'
import type { ChunkRequest } from './chunk-fields.ts'
import { type ChunkBody, readRawBody } from './read-chunk-body.ts'
import type { BufferReleaser } from './release-chunk-buffers.ts'
import type { UploadCaller } from './upload-caller.ts'

type Announced = { caller: UploadCaller; chunk: ChunkRequest }

/** Receives a chunk whose fields are known before its bytes, writing them to the disk while they arrive. */
export async function streamChunk(
  context: UploadContext,
  { caller, chunk }: Announced,
  { request, buffers }: { request: FastifyRequest; buffers: BufferReleaser },
): Promise<ChunkReply> {
  const inFlight = await startStream(context, { caller, chunk }, request)
  let body: ChunkBody | undefined
  try {
    body = await readRawBody(request, inFlight, (part) => {
      inFlight?.append(part)
      buffers.release(request.raw, [part])
    })
    return await handleChunk(context, caller, chunk, body)
  } finally {
    if (inFlight) await inFlight.end()
    else if (body) buffers.release(request.raw, body.parts)
  }
}

async function startStream(
  { uploads, chunks }: UploadContext,
  { caller, chunk }: Announced,
  request: FastifyRequest,
): Promise<InFlightChunk | undefined> {
  const found = await uploads.find(identityOf(caller, chunk.file))
  const isAsLong = Number(request.headers['content-length']) === chunk.lengthBytes
  return found.state === 'receiving' && isAsLong ? chunks.stream(found.row, chunk) : undefined
}
