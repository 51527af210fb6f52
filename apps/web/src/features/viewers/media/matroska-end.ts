import type { ReadView } from './read-view.ts'

const HEADER = 0x1a45dfa3
const SEGMENT = 0x18538067
const ID_BYTES = 4
const LENGTH_BYTES = 8
const HEAD_BYTES = ID_BYTES + LENGTH_BYTES

/** Checks MKV and WebM, which are a header and one segment; a recorder may declare the length as unknown. */
export async function endsWithinMatroska(sizeBytes: number, read: ReadView): Promise<boolean> {
  const segmentAt = (await endOf(HEADER, 0, { sizeBytes, read })) ?? sizeBytes
  const end = await endOf(SEGMENT, segmentAt, { sizeBytes, read })
  return end !== undefined && end > sizeBytes
}

/** Returns the end of an element; `undefined` if it is another element, or has no length. */
async function endOf(
  id: number,
  at: number,
  { sizeBytes, read }: { sizeBytes: number; read: ReadView },
): Promise<number | undefined> {
  if (at + HEAD_BYTES > sizeBytes) return undefined
  const head = await read(at, HEAD_BYTES)
  if (head.getUint32(0) !== id) return undefined
  const length = lengthAt(head, ID_BYTES)
  return length && at + ID_BYTES + length.bytes + length.value
}

/** Parses a length, whose leading zeros give its size in bytes; all ones mean unknown. */
function lengthAt(head: DataView, at: number): { bytes: number; value: number } | undefined {
  const bytes = Math.clz32(head.getUint8(at)) - 23
  if (bytes > LENGTH_BYTES) return undefined
  const bits = BigInt.asUintN(
    7 * bytes,
    head.getBigUint64(at) >> BigInt(8 * (LENGTH_BYTES - bytes)),
  )
  const isUnknown = bits === BigInt.asUintN(7 * bytes, -1n)
  return isUnknown ? undefined : { bytes, value: Number(bits) }
}
