import { ascii } from '../bytes.ts'

/** Bit rates in kbit/s of layer III, by the four bits of the header; 0 is invalid. ISO/IEC 11172-3, 13818-3. */
const BIT_RATES = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0],
} as const
const SAMPLE_RATES = [44_100, 48_000, 32_000]
/** Divisors by the two version bits: MPEG 2.5, none, 2, 1. */
const RATE_DIVISORS = [4, 0, 2, 1]
const MPEG_1 = 3
const LAYER_3 = 1

/** Returns whether the file starts with an ID3 tag or two consecutive sound frames; a single one also occurs in random data. */
export function isMp3(head: Uint8Array): boolean {
  if (ascii(head, 0, 3) === 'ID3') return hasTagSize(head)
  const first = frameBytes(head, 0)
  return first > 0 && frameBytes(head, first) > 0
}

/** Returns whether the four bytes of the tag's size have their top bits clear. */
function hasTagSize(head: Uint8Array): boolean {
  return head.length >= 10 && head.subarray(6, 10).every((byte) => byte < 0x80)
}

/** Returns the length in bytes of the layer III frame at this offset, or 0 if there is none. */
function frameBytes(bytes: Uint8Array, at: number): number {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3)
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0 || ((kind >> 1) & 3) !== LAYER_3) return 0
  const version = (kind >> 3) & 3
  const divisor = RATE_DIVISORS[version] ?? 0
  if (divisor === 0) return 0
  const isMpeg1 = version === MPEG_1
  const kilobits = BIT_RATES[isMpeg1 ? 'mpeg1' : 'mpeg2'][rates >> 4] ?? 0
  const samplesPerSecond = (SAMPLE_RATES[(rates >> 2) & 3] ?? 0) / divisor
  if (kilobits === 0 || samplesPerSecond === 0) return 0
  const padding = (rates >> 1) & 1
  return Math.floor(((isMpeg1 ? 144_000 : 72_000) * kilobits) / samplesPerSecond) + padding
}
