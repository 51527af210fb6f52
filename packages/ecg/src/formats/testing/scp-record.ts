import { crcCcitt } from '../scp/crc-ccitt.ts'
import { DEFAULT_TABLE, type HuffmanCode } from '../scp/huffman-tables.ts'

export type ScpTestRecord = {
  leads: readonly { id: number; counts: readonly number[]; first?: number }[]
  nanovolts?: number
  microseconds?: number
  /** Order of the differences: 0, 1 or 2. */
  differences?: number
  isBimodal?: boolean
  hasReferenceBeat?: boolean
  /** `default` for the standard's table, codes for one of its own. */
  huffman?: 'default' | readonly HuffmanCode[] | undefined
  /** Tags of section 1 by number. */
  tags?: ReadonlyMap<number, readonly number[]>
}

/** Builds an SCP-ECG record with its checksums. */
export function scpRecord(record: ScpTestRecord): Uint8Array<ArrayBuffer> {
  const { huffman, tags = new Map<number, readonly number[]>() } = record
  const sections = new Map<number, number[]>([
    [
      1,
      [...[...tags].flatMap(([tag, value]) => [tag, ...word(value.length), ...value]), 255, 0, 0],
    ],
    ...(huffman ? [[2, huffmanSection(huffman)] as const] : []),
    [3, leadSection(record)],
    [6, signalSection(record)],
  ])
  const bytes = [...sections].map(([id, data]) => [id, sectionBytes(id, data)] as const)
  let index = 7 + 16 + 12 * 10
  const pointers = [[0, 16 + 12 * 10, 7] as const]
  const places = new Map<number, readonly [number, number]>()
  for (const [id, section] of bytes) {
    places.set(id, [section.length, index])
    index += section.length
  }
  const pointerData = Array.from({ length: 12 }, (_, id) => {
    const [length, at] = id === 0 ? [pointers[0]?.[1] ?? 0, 7] : (places.get(id) ?? [0, 0])
    return [...word(id), ...long(length), ...long(at)]
  }).flat()
  const all = [...sectionBytes(0, pointerData), ...bytes.flatMap(([, section]) => section)]
  const body = Uint8Array.from([...long(all.length + 6), ...all])
  return Uint8Array.from([...word(crcCcitt(body)), ...body])
}

function sectionBytes(id: number, data: readonly number[]): number[] {
  const mark = id === 0 ? [...'SCPECG'].map((letter) => letter.charCodeAt(0)) : [0, 0, 0, 0, 0, 0]
  const body = [...word(id), ...long(16 + data.length), 20, 20, ...mark, ...data]
  return [...word(crcCcitt(Uint8Array.from(body))), ...body]
}

function huffmanSection(huffman: 'default' | readonly HuffmanCode[]): number[] {
  if (huffman === 'default') return word(19_999)
  const codes = huffman.flatMap((code) => [
    ...[code.prefixBits, code.totalBits, code.isSwitch ? 0 : 1],
    ...[...word(code.value), ...long(code.prefix)],
  ])
  return [...word(1), ...word(huffman.length), ...codes]
}

function leadSection({ leads, hasReferenceBeat = false }: ScpTestRecord): number[] {
  const flags = 4 | (leads.length << 3) | (hasReferenceBeat ? 1 : 0)
  const rows = leads.map(({ id, counts, first = 1 }) => [
    ...[...long(first), ...long(first + counts.length - 1), id],
  ])
  return [leads.length, flags & 0xff, ...rows.flat()]
}

function signalSection(record: ScpTestRecord): number[] {
  const { leads, differences = 0, isBimodal = false, huffman } = record
  const codes = huffman === 'default' ? DEFAULT_TABLE : huffman
  const data = leads.map(({ counts }) => {
    const values = differencesOf(counts, differences)
    return codes ? huffmanBytes(values, codes) : values.flatMap(word)
  })
  return [
    ...[...word(record.nanovolts ?? 5000), ...word(record.microseconds ?? 10_000)],
    ...[differences, isBimodal ? 1 : 0],
    ...data.flatMap(({ length }) => word(length)),
    ...data.flat(),
  ]
}

function differencesOf(counts: readonly number[], order: number): number[] {
  return counts.map((count, index) => {
    if (order === 0 || index < order) return count
    const [before = 0, earlier = 0] = [counts[index - 1], counts[index - 2]]
    return order === 1 ? count - before : count - 2 * before + earlier
  })
}

function huffmanBytes(values: readonly number[], codes: readonly HuffmanCode[]): number[] {
  const bits = values.map((value) => bitsOf(value, codes)).join('')
  return (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) =>
    Number.parseInt(byte, 2),
  )
}

function bitsOf(value: number, codes: readonly HuffmanCode[]): string {
  const code =
    codes.find((each) => each.totalBits === each.prefixBits && each.value === value) ??
    codes.find(({ totalBits, prefixBits }) => fits(value, totalBits - prefixBits))
  if (!code) throw new Error(`no code for ${value}`)
  const { prefix, prefixBits, totalBits } = code
  const start = Array.from({ length: prefixBits }, (_, bit) => (prefix >>> bit) & 1).join('')
  const rest = totalBits - prefixBits
  return rest === 0 ? start : start + (value & (2 ** rest - 1)).toString(2).padStart(rest, '0')
}

function fits(value: number, bits: number): boolean {
  return bits > 0 && value >= -(2 ** (bits - 1)) && value < 2 ** (bits - 1)
}

function word(value: number): number[] {
  return [value & 0xff, (value >> 8) & 0xff]
}

function long(value: number): number[] {
  return [...word(value), ...word(value >> 16)]
}
