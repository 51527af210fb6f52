import { type Pyramid, pairCounts } from './pyramid.ts'

/**
 * The pyramid of a recording as stored bytes:
 *
 *     0   4  "EPY1"
 *     4   4  samples of a lead, u32 little endian
 *     8   2  leads, u16
 *    10   2  levels, u16
 *    12   4  zero
 *    16      levels, the coarsest first; in a level lead after lead; a lead as (min, max) pairs of int16 little endian
 *
 * The beginning of the object is thus the whole recording in the width of a screen, and every stretch of every level has a place that
 * follows from the number of samples and leads alone.
 */
export const PYRAMID_HEADER_BYTES = 16
const MAGIC = 0x31_59_50_45 // "EPY1"
const PAIR_BYTES = 4

/** Says where the levels of a recording lie. Levels are counted as in `Pyramid`: 0 is the finest and stored last. */
export type PyramidLayout = {
  sampleCount: number
  leadCount: number
  /** Pairs of one lead in every level, finest first. */
  pairs: readonly number[]
  totalBytes: number
}

export function pyramidLayout(sampleCount: number, leadCount: number): PyramidLayout {
  const pairs = pairCounts(sampleCount)
  const all = pairs.reduce((sum, count) => sum + count, 0)
  const totalBytes = PYRAMID_HEADER_BYTES + all * leadCount * PAIR_BYTES
  return { sampleCount, leadCount, pairs, totalBytes }
}

/** Returns where pairs `from` to `to` of a lead and level lie; `to` does not belong to them. */
export function pairsPlace(
  layout: PyramidLayout,
  of: { level: number; lead: number; from: number; to: number },
): { offset: number; length: number } {
  const { pairs, leadCount } = layout
  const coarser = pairs.slice(of.level + 1).reduce((sum, count) => sum + count, 0) * leadCount
  const before = coarser + of.lead * (pairs[of.level] ?? 0) + of.from
  return {
    offset: PYRAMID_HEADER_BYTES + before * PAIR_BYTES,
    length: (of.to - of.from) * PAIR_BYTES,
  }
}

/** Yields the stored form piece by piece. All leads have the same number of samples. */
export function* pyramidChunks(leads: readonly Pyramid[]): Generator<Uint8Array> {
  const sampleCount = leads[0]?.sampleCount ?? 0
  const levels = leads[0]?.levels.length ?? 0
  const header = new DataView(new ArrayBuffer(PYRAMID_HEADER_BYTES))
  header.setUint32(0, MAGIC, true)
  header.setUint32(4, sampleCount, true)
  header.setUint16(8, leads.length, true)
  header.setUint16(10, levels, true)
  yield new Uint8Array(header.buffer)
  for (let level = levels - 1; level >= 0; level -= 1) {
    for (const lead of leads) {
      const pairs = lead.levels[level] ?? new Int16Array()
      yield new Uint8Array(pairs.buffer, pairs.byteOffset, pairs.byteLength)
    }
  }
}

/** Reads the header; undefined if these bytes are not a pyramid. */
export function readPyramidHeader(bytes: Uint8Array): PyramidLayout | undefined {
  if (bytes.byteLength < PYRAMID_HEADER_BYTES) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, PYRAMID_HEADER_BYTES)
  if (view.getUint32(0, true) !== MAGIC) return undefined
  const layout = pyramidLayout(view.getUint32(4, true), view.getUint16(8, true))
  return view.getUint16(10, true) === layout.pairs.length ? layout : undefined
}

/** Reads counts or pairs from stored bytes, wherever in their buffer they begin. */
export function countsOfBytes(bytes: Uint8Array): Int16Array {
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : bytes.slice()
  return new Int16Array(aligned.buffer, aligned.byteOffset, Math.floor(aligned.byteLength / 2))
}
