import type { ByteSource } from '../../signal/byte-source.ts'
import { BLOCK_SAMPLES, type SampleBlock } from '../source-recording.ts'
import type { EdfHeader, EdfSignal } from './edf-header.ts'

const READ_BYTES = 1 << 20

export type EdfLayout = Pick<EdfHeader, 'headerBytes' | 'recordBytes' | 'bytesPerSample'> & {
  signals: readonly EdfSignal[]
}

/** Yields whole records of an EDF file as blocks of counts. */
export async function* recordBlocks(
  source: ByteSource,
  layout: EdfLayout,
  of: { firstRecord: number; recordCount: number },
): AsyncGenerator<SampleBlock> {
  const { headerBytes, recordBytes, signals } = layout
  const perRecord = signals[0]?.samplesPerRecord ?? 0
  const perRead = Math.floor(Math.min(READ_BYTES / recordBytes, BLOCK_SAMPLES / perRecord))
  const end = of.firstRecord + of.recordCount
  if (perRead < 1) {
    for (let record = of.firstRecord; record < end; record += 1) {
      yield* pieceBlocks(source, layout, { record, sampleCount: perRecord })
    }
    return
  }
  for (let record = of.firstRecord; record < end; record += perRead) {
    const count = Math.min(perRead, end - record)
    const bytes = await source.read(headerBytes + record * recordBytes, count * recordBytes)
    yield signals.map((signal) => {
      const counts = new Float64Array(count * perRecord)
      for (let index = 0; index < count; index += 1) {
        const from = index * recordBytes + signal.byteOffset
        decode(
          bytes.subarray(from),
          layout,
          counts.subarray(index * perRecord, (index + 1) * perRecord),
        )
      }
      return counts
    })
  }
}

/** Yields the first samples of one record, large or cut, in blocks; what the file lacks has no number. */
export async function* pieceBlocks(
  source: ByteSource,
  layout: EdfLayout,
  of: { record: number; sampleCount: number },
): AsyncGenerator<SampleBlock> {
  const { headerBytes, recordBytes, bytesPerSample, signals } = layout
  const start = headerBytes + of.record * recordBytes
  for (let from = 0; from < of.sampleCount; from += BLOCK_SAMPLES) {
    const counts = Math.min(BLOCK_SAMPLES, of.sampleCount - from)
    const block: Float64Array[] = []
    for (const { byteOffset } of signals) {
      const offset = start + byteOffset + from * bytesPerSample
      const bytes = await source.read(offset, counts * bytesPerSample)
      block.push(decode(bytes, layout, new Float64Array(counts)))
    }
    yield block
  }
}

/** Yields blocks without a number for a gap. */
export function* gapBlocks(leadCount: number, sampleCount: number): Generator<SampleBlock> {
  for (let from = 0; from < sampleCount; from += BLOCK_SAMPLES) {
    const length = Math.min(BLOCK_SAMPLES, sampleCount - from)
    yield Array.from({ length: leadCount }, () => new Float64Array(length).fill(Number.NaN))
  }
}

function decode(
  bytes: Uint8Array,
  { bytesPerSample }: Pick<EdfLayout, 'bytesPerSample'>,
  counts: Float64Array,
): Float64Array {
  const length = Math.min(counts.length, Math.floor(bytes.length / bytesPerSample))
  if (bytesPerSample === 2) decode16(bytes, length, counts)
  else decode24(bytes, length, counts)
  return counts.fill(Number.NaN, length)
}

function decode16(bytes: Uint8Array, length: number, counts: Float64Array): void {
  for (let index = 0; index < length; index += 1) {
    const high = (bytes[2 * index + 1] ?? 0) << 24
    counts[index] = (high | ((bytes[2 * index] ?? 0) << 16)) >> 16
  }
}

function decode24(bytes: Uint8Array, length: number, counts: Float64Array): void {
  for (let index = 0; index < length; index += 1) {
    const low = ((bytes[3 * index] ?? 0) << 8) | ((bytes[3 * index + 1] ?? 0) << 16)
    counts[index] = (low | ((bytes[3 * index + 2] ?? 0) << 24)) >> 8
  }
}
