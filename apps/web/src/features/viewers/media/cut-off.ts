import type { FileFormat } from '@systole/domain/uploads/accepted-formats'
import { endsWithinMatroska } from './matroska-end.ts'
import { endsWithinMp3 } from './mp3-end.ts'
import type { ReadView } from './read-view.ts'

const HEAD_BYTES = 16
/** The maximum number of parts checked; an unfragmented clip has only a few. */
const MOST_PARTS = 64

/**
 * Returns whether a clip or sound is shorter than it declares. Browsers play the available part and then stop or restart without
 * notice.
 */
export async function isCutOff(
  file: { format: FileFormat | undefined; sizeBytes: number },
  read: ReadView,
): Promise<boolean> {
  const ends = file.format && ENDS[file.format]
  return ends ? ends(file.sizeBytes, read) : false
}

const ENDS: Partial<Record<FileFormat, (sizeBytes: number, read: ReadView) => Promise<boolean>>> = {
  mp4: endsWithinPart,
  mov: endsWithinPart,
  wav: endsWithinRiff,
  avi: endsWithinRiff,
  mp3: endsWithinMp3,
  mkv: endsWithinMatroska,
}

/** Checks MP4 and MOV, which are sequences of parts with a length each. */
async function endsWithinPart(sizeBytes: number, read: ReadView): Promise<boolean> {
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

/** Returns the length of a part; `undefined` if it extends to the end of the file or is invalid. */
function partLength(head: DataView): number | undefined {
  const short = head.getUint32(0)
  if (short === 1) return head.byteLength < HEAD_BYTES ? undefined : Number(head.getBigUint64(8))
  return short < HEAD_BYTES / 2 ? undefined : short
}

const RIFF = 0x52494646
/** The lengths written by devices that do not know it yet. */
const UNTOLD = [0, 0xffffffff]

async function endsWithinRiff(sizeBytes: number, read: ReadView): Promise<boolean> {
  if (sizeBytes < HEAD_BYTES) return false
  const head = await read(0, HEAD_BYTES)
  const declared = head.getUint32(4, true)
  return head.getUint32(0) === RIFF && !UNTOLD.includes(declared) && declared + 8 > sizeBytes
}
