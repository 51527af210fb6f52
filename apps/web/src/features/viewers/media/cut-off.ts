import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import { endsWithinMatroska } from './matroska-end.ts'
import { endsWithinMp3 } from './mp3-end.ts'

export type Read = (from: number, count: number) => Promise<DataView>

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
  const ends = file.format && ENDS[file.format]
  return ends ? ends(file.sizeBytes, read) : false
}

const ENDS: Partial<Record<FileFormat, (sizeBytes: number, read: Read) => Promise<boolean>>> = {
  mp4: endsWithinPart,
  mov: endsWithinPart,
  wav: endsWithinRiff,
  avi: endsWithinRiff,
  mp3: endsWithinMp3,
  mkv: endsWithinMatroska,
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
