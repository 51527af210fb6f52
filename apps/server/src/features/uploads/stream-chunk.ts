import type { ChunkReply } from '@systole/contract/files/uploads'
import type { FastifyRequest } from 'fastify'
import type { ChunkContext } from './chunk-context.ts'
import { inFlightChunk } from './chunk-store/in-flight-chunk.ts'
import { handleChunk } from './handle-chunk.ts'
import { identityOf } from './open-uploads.ts'
import type { AnnouncedChunk } from './receiving/chunk-fields.ts'
import { type ChunkBody, readRawBody } from './receiving/read-chunk-body.ts'
import type { BufferReleaser } from './receiving/release-chunk-buffers.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'

/** Receives a chunk whose fields are known before its bytes, writing them to the disk while they arrive. */
export async function streamChunk(
  context: ChunkContext,
  { caller, chunk }: { caller: UploadCaller; chunk: AnnouncedChunk },
  { request, memory }: { request: FastifyRequest; memory: BufferReleaser },
): Promise<ChunkReply> {
  return context.uploads.use(identityOf(caller, chunk.file), async (found) => {
    const isAsLong = Number(request.headers['content-length']) === chunk.lengthBytes
    const arriving =
      found.state === 'receiving' && isAsLong ? inFlightChunk(found.upload, chunk) : undefined
    let body: ChunkBody | undefined
    try {
      body = await readRawBody(request, arriving, (part) => {
        arriving?.append(part)
        memory.release(request.raw, [part])
      })
      return await handleChunk(context, caller, chunk, body)
    } finally {
      if (arriving) await arriving.end()
      else if (body) memory.release(request.raw, body.parts)
    }
  })
}
