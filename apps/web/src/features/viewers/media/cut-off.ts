import type { FileFormat } from '@systole/domain/uploads/accepted-formats'

type Read = (from: number, count: number) => Promise<DataView>

const HEAD_BYTES = 16
/** A clip has a handful of parts; one that is cut in fragments has many, each whole. */
const MOST_PARTS = 64

/**
 * Whether a clip or sound is shorter than it says of itself. Browsers play what is there and then stand still
 * or begin anew, without a word.
 */
export async function isCutOff(
  file: { format: FileFormat | undefined; sizeBytes: number },
  read: Read,
): Promise<boolean> {
  if (file.format === 'mp4' || file.format === 'mov') return endsWithinPart(file.sizeBytes, read)
  if (file.format === 'wav' || file.format === 'avi') return endsWithinRiff(file.sizeBytes, read)
  return false
}

/** MP4 and MOV are parts one after another, each of which tells its length. */
async function endsWithinPart(sizeBytes: number, read: Read): Promise<boolean> {
  let at = 0
  for (let part = 0; part < MOST_PARTS && at < sizeBytes; part += 1) {
    if (sizeBytes - at < HEAD_BYTES / 2) return true
    const head = await read(at, Math.min(HEAD_BYTES, sizeBytes - at))
    const length = partLength(head)
    if (length === undefined) return false
    at += length
  }
  return at > sizeBytes
}

/** Undefined where a part goes to the end of the file, or tells nothing that can be. */
function partLength(head: DataView): number | undefined {
  const short = head.getUint32(0)
  if (short === 1) return head.byteLength < HEAD_BYTES ? undefined : Number(head.getBigUint64(8))
  return short < HEAD_BYTES / 2 ? undefined : short
}

const RIFF = 0x52494646
/** What a device writes that does not know the length yet. */
const UNTOLD = [0, 0xffffffff]

async function endsWithinRiff(sizeBytes: number, read: Read): Promise<boolean> {
  if (sizeBytes < HEAD_BYTES) return false
  const head = await read(0, HEAD_BYTES)
  const told = head.getUint32(4, true)
  return head.getUint32(0) === RIFF && !UNTOLD.includes(told) && told + 8 > sizeBytes
}
