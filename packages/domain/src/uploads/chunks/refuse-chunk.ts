import { CHUNK_BYTES, type ChunkPlan, chunkRange, isChunkPlan } from './chunk-plan.ts'

/** A chunk as its sender describes it. */
export type AnnouncedChunk = ChunkPlan & { chunkNumber: number; lengthBytes: number }

/** Returns why the sizes of an announced chunk are inconsistent, or `undefined`. wire.md, "Upload". */
export function refuseChunk(chunk: AnnouncedChunk): 'chunkRefused' | undefined {
  const { chunkCount, chunkNumber, lengthBytes } = chunk
  if (refusePlan(chunk)) return 'chunkRefused'
  if (chunkNumber < 1 || chunkNumber > chunkCount) return 'chunkRefused'
  if (lengthBytes !== chunkRange(chunk, chunkNumber).length) return 'chunkRefused'
}

/** Returns why the announced chunk plan is refused, or `undefined`: chunks are 1 MiB, and as many as the size needs. */
export function refusePlan(plan: ChunkPlan): 'chunkRefused' | undefined {
  if (plan.chunkBytes !== CHUNK_BYTES || !isChunkPlan(plan)) return 'chunkRefused'
}
