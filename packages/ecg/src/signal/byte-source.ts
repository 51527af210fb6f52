/**
 * A file to read: a `Blob` in the browser, a file handle on the server. Readers ask for stretches, so that a day's recording never fills
 * the memory.
 */
export type ByteSource = {
  sizeBytes: number
  /** Returns `length` bytes from `offset`, fewer at the end of the file. */
  read: (offset: number, length: number) => Promise<Uint8Array>
}

/** Reads bytes that are in memory, for tests and small files. */
export function sourceOfBytes(bytes: Uint8Array): ByteSource {
  return {
    sizeBytes: bytes.byteLength,
    read: (offset, length) => Promise.resolve(bytes.subarray(offset, offset + length)),
  }
}

const CHUNK_BYTES = 1 << 20

/** Yields a source from its start in pieces of up to 1 MiB. */
export async function* chunksOf(source: ByteSource, from = 0): AsyncGenerator<Uint8Array> {
  for (let offset = from; offset < source.sizeBytes; offset += CHUNK_BYTES) {
    yield await source.read(offset, Math.min(CHUNK_BYTES, source.sizeBytes - offset))
  }
}
