import { UnreadableRecording } from '../recording-sink.ts'

/** One code: `prefixBits` choose it, further bits up to `totalBits` are the value itself. */
export type HuffmanCode = {
  prefixBits: number
  totalBits: number
  /** The code chooses another table by its number, from 1, instead of giving a value. */
  isSwitch: boolean
  value: number
  /** The prefix, its first bit in the lowest place. */
  prefix: number
}

const DEFAULT_TABLE_MARK = 19_999
const CODE_BYTES = 9
const MOST_CODES = 4096

/**
 * The default table: 0 is one bit, ±1 to ±8 are a run of ones, a zero and the sign; ten ones are followed by 16 bits, nine ones and a
 * zero by 8 bits.
 */
export const DEFAULT_TABLE: readonly HuffmanCode[] = [
  code({ prefix: '0', value: 0 }),
  ...Array.from({ length: 8 }, (_, index) => [
    code({ prefix: `${'1'.repeat(index + 1)}00`, value: index + 1 }),
    code({ prefix: `${'1'.repeat(index + 1)}01`, value: -index - 1 }),
  ]).flat(),
  code({ prefix: '1111111110', value: 0, bits: 8 }),
  code({ prefix: '1111111111', value: 0, bits: 16 }),
]

function code(of: { prefix: string; value: number; bits?: number }): HuffmanCode {
  const { prefix, value, bits = 0 } = of
  return {
    prefixBits: prefix.length,
    totalBits: prefix.length + bits,
    isSwitch: false,
    value,
    prefix: Number.parseInt([...prefix].toReversed().join(''), 2),
  }
}

/** Parses the tables of section 2. */
export function parseHuffmanTables(data: DataView): (readonly HuffmanCode[])[] {
  if (data.byteLength < 2) throw new UnreadableRecording('damaged', 'section 2')
  const tableCount = data.getUint16(0, true)
  if (tableCount === DEFAULT_TABLE_MARK) return [DEFAULT_TABLE]
  const tables: HuffmanCode[][] = []
  let [at, left] = [2, MOST_CODES]
  for (let place = 0; place < tableCount; place += 1) {
    const codeCount = at + 2 <= data.byteLength ? data.getUint16(at, true) : 0
    left -= codeCount
    const end = at + 2 + codeCount * CODE_BYTES
    if (codeCount === 0 || left < 0 || end > data.byteLength) {
      throw new UnreadableRecording('damaged', `table ${place + 1} of section 2`)
    }
    const first = at + 2
    tables.push(
      Array.from({ length: codeCount }, (_, index) => codeAt(data, first + index * CODE_BYTES)),
    )
    at = end
  }
  return tables
}

function codeAt(data: DataView, at: number): HuffmanCode {
  const [prefixBits, totalBits] = [data.getUint8(at), data.getUint8(at + 1)]
  const bits = totalBits - prefixBits
  if (prefixBits === 0 || prefixBits > 32 || bits < 0 || bits > 32) {
    throw new UnreadableRecording(
      'damaged',
      `code of ${prefixBits} and ${totalBits} bits in section 2`,
    )
  }
  return {
    prefixBits,
    totalBits,
    isSwitch: data.getUint8(at + 2) === 0,
    value: data.getInt16(at + 3, true),
    prefix: data.getUint32(at + 5, true),
  }
}
