/** How a format packs samples: `samples` of them in `bytes`. */
export type WfdbPacking = {
  bytes: number
  samples: number
  /** The count that says "no sample". */
  invalid: number
  /** Returns the sample of an index of a stretch that starts with a whole group. */
  sampleAt: (bytes: Uint8Array, index: number) => number
  /** Whole samples in a last group of fewer bytes. */
  samplesIn: (restBytes: number) => number
}

const NO_REST = () => 0

/** The formats that are read. Not read: 8 (differences), 508, 516 and 524 (FLAC), 0 (no samples). */
export const WFDB_PACKINGS: ReadonlyMap<number, WfdbPacking> = new Map([
  [80, packing(1, 1, -128, (bytes, index) => at(bytes, index) - 128)],
  [16, packing(2, 1, -32_768, (bytes, index) => word(bytes, 2 * index))],
  [61, packing(2, 1, -32_768, bigEndianWord)],
  [160, packing(2, 1, -32_768, (bytes, index) => (word(bytes, 2 * index) & 0xffff) - 32_768)],
  [24, packing(3, 1, -8_388_608, sample24)],
  [32, packing(4, 1, -2_147_483_648, sample32)],
  [212, packing(3, 2, -2048, sample212, (rest) => (rest === 2 ? 1 : 0))],
  [310, packing(4, 3, -512, sample310, (rest) => (rest >= 2 ? 1 : 0))],
  [311, packing(4, 3, -512, sample311, (rest) => Math.max(0, rest - 1))],
])

function packing(
  bytes: number,
  samples: number,
  invalid: number,
  sampleAt: WfdbPacking['sampleAt'],
  samplesIn: WfdbPacking['samplesIn'] = NO_REST,
): WfdbPacking {
  return { bytes, samples, invalid, sampleAt, samplesIn }
}

function at(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}

function word(bytes: Uint8Array, offset: number): number {
  return ((at(bytes, offset) | (at(bytes, offset + 1) << 8)) << 16) >> 16
}

function bigEndianWord(bytes: Uint8Array, index: number): number {
  return (((at(bytes, 2 * index) << 8) | at(bytes, 2 * index + 1)) << 16) >> 16
}

function sample24(bytes: Uint8Array, index: number): number {
  const low = word(bytes, 3 * index) & 0xffff
  return ((low | (at(bytes, 3 * index + 2) << 16)) << 8) >> 8
}

function sample32(bytes: Uint8Array, index: number): number {
  return (word(bytes, 4 * index) & 0xffff) | (word(bytes, 4 * index + 2) << 16)
}

/** Two samples of 12 bits in three bytes; the middle byte has the high bits of both. */
function sample212(bytes: Uint8Array, index: number): number {
  const start = 3 * (index >> 1)
  const middle = at(bytes, start + 1)
  const count =
    index % 2 === 0
      ? at(bytes, start) | ((middle & 0x0f) << 8)
      : at(bytes, start + 2) | ((middle & 0xf0) << 4)
  return (count << 20) >> 20
}

/** Three samples of 10 bits in two words: two in bits 1–10, the third in the five high bits of both. */
function sample310(bytes: Uint8Array, index: number): number {
  const start = 4 * Math.floor(index / 3)
  const place = index % 3
  const [first, second] = [word(bytes, start) & 0xffff, word(bytes, start + 2) & 0xffff]
  if (place === 2) return signed10((first >> 11) | ((second >> 11) << 5))
  return signed10((place === 0 ? first : second) >> 1)
}

/** Three samples of 10 bits in the low 30 bits of four bytes. */
function sample311(bytes: Uint8Array, index: number): number {
  const group = sample32(bytes, Math.floor(index / 3))
  return signed10(group >>> (10 * (index % 3)))
}

function signed10(bits: number): number {
  return (bits << 22) >> 22
}
