import { DicomImageError } from './dicom-refusal.ts'

/** The largest data set that is inflated: a small file can name a very large one. */
const MAX_BYTES = 512 * 1_048_576
const PIECE_BYTES = 65_536
/** Padding or a checksum, which some files have after the compressed data. */
const LONGEST_REST = 64

/**
 * Inflates raw deflate. Keeps the bytes before an error, because some files end in bytes that are none of the compressed data.
 * Throws `DicomImageError` if there are more than `maxBytes`.
 */
export async function inflateDataSet(
  packed: Uint8Array<ArrayBuffer>,
  maxBytes = MAX_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const { readable, writable } = new DecompressionStream('deflate-raw')
  write(writable, packed).catch(() => undefined) // the reader gets the same error
  const reader = readable.getReader()
  for (;;) {
    const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
    if (value) parts.push(value)
    length += value?.length ?? 0
    if (length > maxBytes) {
      reader.cancel().catch(() => undefined)
      throw new DicomImageError('unsupported')
    }
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
  }
}

/**
 * Writes the end byte by byte: a stream drops the bytes that are not yet read when it fails, so they must be read before the
 * first byte of the rest is written.
 */
async function write(
  writable: WritableStream<BufferSource>,
  packed: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const writer = writable.getWriter()
  const body = Math.max(0, packed.length - LONGEST_REST)
  for (let at = 0; at < body; at += PIECE_BYTES) {
    await writer.write(packed.subarray(at, Math.min(at + PIECE_BYTES, body)))
  }
  for (let at = body; at < packed.length; at += 1) await writer.write(packed.subarray(at, at + 1))
  await writer.close()
}
