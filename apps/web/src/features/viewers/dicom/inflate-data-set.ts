import { DicomImageError } from './dicom-refusal.ts'

/** The largest data set that is inflated: a small file can name a very large one. */
const MAX_BYTES = 512 * 1_048_576

/**
 * Inflates raw deflate. Keeps the bytes before an error, because files end in a byte of padding that is none of the compressed
 * data. Throws `DicomImageError` if there are more than `maxBytes`.
 */
export async function inflateDataSet(
  packed: Uint8Array<ArrayBuffer>,
  maxBytes = MAX_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader()
  for (;;) {
    const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
    if (value) parts.push(value)
    length += value?.length ?? 0
    if (length > maxBytes) {
      void reader.cancel().catch(() => undefined)
      throw new DicomImageError('unsupported')
    }
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
  }
}
