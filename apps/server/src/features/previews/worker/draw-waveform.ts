import { closeSync, openSync, readSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ascii, uint16Le, uint32Le } from '@systole/domain/uploads/bytes'
import { PreviewError } from './preview-error.ts'
import type { Made, Task } from './task.ts'

/** The number of columns of a waveform picture, above what screens show of a whole recording. */
const COLUMNS = 2000
const PIECE_BYTES = 1_048_576
const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe

type Sound = { from: number; lengthBytes: number; channels: number; rate: number; read: ReadSample }
type ReadSample = { bytes: number; at: (piece: Buffer, offset: number) => number }

/** Writes the peak of each column of a WAV file, relative to full scale; reads the file piece by piece. */
export function drawWaveform(
  { path }: Extract<Task, { work: 'drawWaveform' }>,
  folder: string,
): Made {
  const file = openSync(path, 'r')
  try {
    const sound = openSound(file)
    const blockBytes = sound.read.bytes * sound.channels
    const blocks = Math.floor(sound.lengthBytes / blockBytes)
    if (blocks === 0) throw new PreviewError('damaged', 'There is no sound')
    const peaks = new Array<number>(Math.min(COLUMNS, blocks)).fill(0)
    eachPiece(file, sound, blockBytes, (piece, firstBlock) => {
      for (let offset = 0; offset + blockBytes <= piece.length; offset += blockBytes) {
        const block = firstBlock + offset / blockBytes
        const column = Math.min(peaks.length - 1, Math.floor((block / blocks) * peaks.length))
        peaks[column] = Math.max(peaks[column] ?? 0, Math.abs(sound.read.at(piece, offset)))
      }
    })
    const rounded = peaks.map((peak) => Math.round(Math.min(1, peak) * 10_000) / 10_000)
    writeFileSync(
      join(folder, 'waveform'),
      JSON.stringify({ durationSeconds: blocks / sound.rate, peaks: rounded }),
    )
    return { kind: 'waveform', width: peaks.length, height: null }
  } finally {
    closeSync(file)
  }
}

function eachPiece(
  file: number,
  { from, lengthBytes }: Sound,
  blockBytes: number,
  take: (piece: Buffer, firstBlock: number) => void,
): void {
  const size = PIECE_BYTES - (PIECE_BYTES % blockBytes)
  const piece = Buffer.alloc(size)
  for (let done = 0; done < lengthBytes; done += size) {
    const length = readSync(file, piece, 0, Math.min(size, lengthBytes - done), from + done)
    if (length <= 0) return
    take(piece.subarray(0, length), done / blockBytes)
  }
}

/** Parses the chunks of a RIFF file up to the samples. A size of all ones means the rest of the file. */
function openSound(file: number): Sound {
  const head = Buffer.alloc(PIECE_BYTES)
  const bytes = head.subarray(0, readSync(file, head, 0, PIECE_BYTES, 0))
  let format: Omit<Sound, 'from' | 'lengthBytes'> | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const [name, length] = [ascii(bytes, at, at + 4), uint32Le(bytes, at + 4)]
    if (name === 'fmt ') format = formatAt(bytes, at + 8)
    if (name === 'data' && format) return { ...format, from: at + 8, lengthBytes: length }
    at += 8 + length + (length % 2)
  }
  throw new PreviewError('damaged', 'There are no samples')
}

function formatAt(bytes: Uint8Array, at: number): Omit<Sound, 'from' | 'lengthBytes'> {
  const [written, channels, rate] = [
    uint16Le(bytes, at),
    uint16Le(bytes, at + 2),
    uint32Le(bytes, at + 4),
  ]
  const code = written === EXTENSIBLE ? uint16Le(bytes, at + 24) : written
  const read = SAMPLES[`${code} ${uint16Le(bytes, at + 14)}`]
  if (!read || channels === 0 || rate === 0) throw new PreviewError('unsupported')
  return { channels, rate, read }
}

/** Readers by format code and bits per sample. */
const SAMPLES: Record<string, ReadSample> = {
  [`${PCM} 8`]: { bytes: 1, at: (piece, at) => (piece.readUInt8(at) - 128) / 128 },
  [`${PCM} 16`]: { bytes: 2, at: (piece, at) => piece.readInt16LE(at) / 0x8000 },
  [`${PCM} 24`]: { bytes: 3, at: (piece, at) => piece.readIntLE(at, 3) / 0x80_0000 },
  [`${PCM} 32`]: { bytes: 4, at: (piece, at) => piece.readInt32LE(at) / 0x8000_0000 },
  [`${FLOAT} 32`]: { bytes: 4, at: (piece, at) => piece.readFloatLE(at) },
}
