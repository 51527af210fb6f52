export type WfdbTestSignal = {
  label?: string
  format?: number
  /** Words of the format field after the format, such as `x2` or `:5`. */
  layout?: string
  gain?: string
  zero?: number
  initial?: number
  checksum?: number
  counts: readonly number[]
  fileName?: string
}

export type WfdbTestRecord = {
  recordLine?: string
  rate?: number | string
  statedSamples?: number | string
  start?: string
  signals: readonly WfdbTestSignal[]
  /** Bytes before the samples of each file. */
  prefix?: number
}

/** Builds the files of a WFDB record, header first. Signals with the same file name alternate. */
export function wfdbRecord(record: WfdbTestRecord): Record<string, Uint8Array<ArrayBuffer>> {
  const { signals, prefix = 0, start = '' } = record
  const length = signals[0]?.counts.length ?? 0
  const line = `r1 ${signals.length} ${record.rate ?? 100} ${record.statedSamples ?? length} ${start}`
  const lines = [record.recordLine ?? line, ...signals.map((signal) => signalLine(signal, prefix))]
  const files = Map.groupBy(signals, fileNameOf)
  return {
    'r1.hea': Uint8Array.from(new TextEncoder().encode(`# comment\n${lines.join('\r\n')}\n#end`)),
    ...Object.fromEntries([...files].map(([name, group]) => [name, samplesOf(group, prefix)])),
  }
}

function fileNameOf({ fileName = 'r1.dat' }: WfdbTestSignal): string {
  return fileName
}

function signalLine(signal: WfdbTestSignal, prefix: number): string {
  const { format = 16, layout = '', gain = '200(0)/mV', zero = 0, counts, label = 'II' } = signal
  const sum = counts.reduce((total, count) => (total + count) | 0, 0)
  const checksum = signal.checksum ?? (sum << 16) >> 16
  const words = [
    fileNameOf(signal),
    `${format}${layout}${prefix > 0 ? `+${prefix}` : ''}`,
    ...[gain, 12, zero, signal.initial ?? counts[0], checksum, 0, label],
  ]
  return words.join(' ')
}

function samplesOf(group: readonly WfdbTestSignal[], prefix: number): Uint8Array<ArrayBuffer> {
  const length = Math.max(...group.map(({ counts }) => counts.length))
  const counts = Array.from({ length }, (_, index) =>
    group.map((signal) => signal.counts[index] ?? 0),
  ).flat()
  return Uint8Array.from([
    ...new Array<number>(prefix).fill(0xee),
    ...packed(counts, group[0]?.format ?? 16),
  ])
}

function packed(counts: readonly number[], format: number): number[] {
  if (format === 212) return grouped(counts, 2).flatMap(packed212)
  if (format === 310) return grouped(counts, 3).flatMap(packed310)
  if (format === 311) return grouped(counts, 3).flatMap(packed311)
  return counts.flatMap((count) => PLAIN[format]?.(count) ?? [])
}

const PLAIN: Readonly<Record<number, (count: number) => number[]>> = {
  16: (count) => littleEndian(count, 2),
  24: (count) => littleEndian(count, 3),
  32: (count) => littleEndian(count, 4),
  61: (count) => littleEndian(count, 2).toReversed(),
  80: (count) => [(count + 128) & 0xff],
  160: (count) => littleEndian(count + 32_768, 2),
}

function packed212([first = 0, second]: number[]): number[] {
  const high = ((first >> 8) & 0x0f) | (((second ?? 0) >> 4) & 0xf0)
  return [first & 0xff, high, ...(second === undefined ? [] : [second & 0xff])]
}

function packed310([first = 0, second = 0, third = 0]: number[]): number[] {
  const words = [
    ((first & 0x3ff) << 1) | ((third & 0x1f) << 11),
    ((second & 0x3ff) << 1) | (((third >> 5) & 0x1f) << 11),
  ]
  return words.flatMap((word) => littleEndian(word, 2))
}

function packed311([first = 0, second = 0, third = 0]: number[]): number[] {
  return littleEndian((first & 0x3ff) | ((second & 0x3ff) << 10) | ((third & 0x3ff) << 20), 4)
}

function littleEndian(value: number, bytes: number): number[] {
  return Array.from({ length: bytes }, (_, index) => (value >> (8 * index)) & 0xff)
}

function grouped(counts: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(counts.length / size) }, (_, index) =>
    counts.slice(index * size, (index + 1) * size),
  )
}
