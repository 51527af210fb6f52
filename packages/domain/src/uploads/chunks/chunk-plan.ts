/** The size of a chunk. portal §9: chunks of 1 MiB, files of at most 1 GiB. */
export const CHUNK_BYTES = 1_048_576
export const MAX_FILE_BYTES = 1_073_741_824

export type ChunkPlan = { sizeBytes: number; chunkBytes: number; chunkCount: number }

/** Plans the chunks of a file by our own rule: all are full except the last, which is at most one chunk. */
export function planChunks(sizeBytes: number, chunkBytes = CHUNK_BYTES): ChunkPlan {
  return { sizeBytes, chunkBytes, chunkCount: Math.max(1, Math.ceil(sizeBytes / chunkBytes)) }
}

/**
 * Returns whether a client's chunk count fits the size: rounded up, or rounded down with a long last chunk, as Resumable.js and
 * Flow.js do by default.
 */
export function isChunkPlan({ sizeBytes, chunkBytes, chunkCount }: ChunkPlan): boolean {
  const up = Math.max(1, Math.ceil(sizeBytes / chunkBytes))
  const down = Math.max(1, Math.floor(sizeBytes / chunkBytes))
  return chunkCount === up || chunkCount === down
}

/** Returns the byte offset and the length of chunk `chunkNumber` (from 1). */
export function chunkRange(
  plan: ChunkPlan,
  chunkNumber: number,
): { offset: number; length: number } {
  const offset = (chunkNumber - 1) * plan.chunkBytes
  const isLast = chunkNumber === plan.chunkCount
  return { offset, length: isLast ? plan.sizeBytes - offset : plan.chunkBytes }
}
