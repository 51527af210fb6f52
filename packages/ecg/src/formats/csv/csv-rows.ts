import type { ByteSource } from '../../signal/byte-source.ts'
import { ByteWindow } from '../byte-window.ts'
import { NumberScanner } from '../number-scanner.ts'
import { UnreadableRecording } from '../recording-sink.ts'
import { BLOCK_SAMPLES, type SampleBlock } from '../source-recording.ts'
import { ClockReader } from './clock-reader.ts'
import type { CsvDialect } from './csv-lines.ts'

const LONGEST_LINE_BYTES = 65_536
const [SPACE, QUOTE, APOSTROPHE] = [0x20, 0x22, 0x27] as const
const COMMENTS = [0x23, 0x25, 0x2f]
const NO_NUMBER = /^(?:|nan|null|na|n\/a|none|-{1,3}|[-+]?inf(?:inity)?)$/i

/** The columns to read: by their index in the file, with their names for refusals; one may be clock times. */
export type CsvTarget = { index: number; label: string; isClock: boolean }

export type CsvSource = {
  source: ByteSource
  dialect: CsvDialect
  dataOffset: number
  width: number
  targets: readonly CsvTarget[]
}

/** The facts that a pass over a file finds beside its numbers. */
export type CsvFindings = {
  /** The most digits after the decimal mark, per column. */
  decimals: number[]
  /** True if the last line is not whole and was left out. */
  isCut: boolean
}

/** Yields the columns of a CSV file in blocks, an empty cell as `NaN`. Throws with line and column if a cell is another text. */
export async function* csvBlocks(
  csv: CsvSource,
  findings: CsvFindings,
): AsyncGenerator<SampleBlock> {
  const window = new ByteWindow(csv.source, csv.dataOffset)
  const rows = new CsvRows(csv, findings)
  const block = csv.targets.map(() => new Float64Array(BLOCK_SAMPLES))
  let count = 0
  for (;;) {
    const end = await lineEnd(window, csv.dialect.newline)
    if (end === undefined) break
    const isLast = end === window.bytes.length
    if (rows.read(window.bytes, window.at, end, isLast)) {
      for (const [place, column] of block.entries())
        column[count] = rows.values[place] ?? Number.NaN
      count += 1
    }
    window.at = Math.min(end + 1, window.bytes.length)
    if (count === BLOCK_SAMPLES) {
      yield block
      count = 0
    }
  }
  if (count > 0) yield block.map((column) => column.subarray(0, count))
}

/** Returns the end of the next line, or `undefined` at the end of the file. */
async function lineEnd(window: ByteWindow, newline: number): Promise<number | undefined> {
  for (;;) {
    const end = window.bytes.indexOf(newline, window.at)
    if (end >= 0) return end
    if (window.isLast) return window.at < window.bytes.length ? window.bytes.length : undefined
    if (window.bytes.length - window.at > LONGEST_LINE_BYTES) {
      throw new UnreadableRecording('damaged', `byte ${window.offset}: line too long`)
    }
    await window.fill()
  }
}

/** Reads rows of numbers line by line. */
class CsvRows {
  /** The values of the row that was read. */
  readonly values: Float64Array
  readonly #csv: CsvSource
  readonly #findings: CsvFindings
  readonly #scanner = new NumberScanner()
  readonly #clock = new ClockReader()
  /** The place in `targets` of every column of the file, or -1. */
  readonly #places: Int32Array
  #row = 0

  constructor(csv: CsvSource, findings: CsvFindings) {
    this.#csv = csv
    this.#findings = findings
    this.values = new Float64Array(csv.targets.length)
    this.#places = new Int32Array(csv.width).fill(-1)
    for (const [place, { index }] of csv.targets.entries()) this.#places[index] = place
  }

  /** Reads a line. Returns false if it is empty, a comment, or the last one and not whole. */
  read(bytes: Uint8Array, from: number, to: number, isLast: boolean): boolean {
    const end = trimmedEnd(bytes, from, to)
    if (end === from || COMMENTS.includes(bytes[from] ?? 0)) return false
    this.#row += 1
    this.values.fill(Number.NaN)
    let at = from
    let column = 0
    while (at <= end) {
      const cellEnd = this.#cellEnd(bytes, at, end)
      if (column < this.#csv.width) this.#readCell(bytes, at, cellEnd, this.#places[column] ?? -1)
      else if (cellEnd > at) throw this.#damaged()
      column += 1
      at = cellEnd + 1
    }
    if (!isLast || column >= this.#csv.width) return true
    this.#findings.isCut = true
    return false
  }

  #readCell(bytes: Uint8Array, from: number, to: number, place: number): void {
    const target = this.#csv.targets[place]
    if (!target) return
    const { decimals } = this.#findings
    const start = skipMarks(bytes, from, to)
    if (target.isClock) {
      this.values[place] = this.#clock.read(bytes, start, to)
      decimals[place] = Math.max(decimals[place] ?? 0, this.#clock.decimals)
      return
    }
    const value = this.#scanner.read(bytes, start, this.#csv.dialect.decimalMark)
    if (value === undefined || !isOver(bytes, this.#scanner.at, to)) {
      this.#requireGap(bytes, start, to, target)
      return
    }
    this.values[place] = value
    if (this.#scanner.decimals > (decimals[place] ?? 0)) decimals[place] = this.#scanner.decimals
  }

  /** Throws if a cell without a number has a text that means something. */
  #requireGap(bytes: Uint8Array, from: number, to: number, { label }: CsvTarget): void {
    const text = new TextDecoder().decode(bytes.subarray(from, to)).replaceAll(/["'\s]/g, '')
    if (NO_NUMBER.test(text)) return
    throw new UnreadableRecording('samplesNotNumbers', `row ${this.#row}, ${label}`)
  }

  /** Returns the place of the separator behind a cell; one inside quotes separates nothing. */
  #cellEnd(bytes: Uint8Array, from: number, end: number): number {
    const { separator } = this.#csv.dialect
    const start = separator === SPACE ? skipSpaces(bytes, from, end) : from
    const quote = bytes[start] ?? 0
    const isQuoted = quote === QUOTE || quote === APOSTROPHE
    const closing = isQuoted ? bytes.indexOf(quote, start + 1) : start
    let at = closing > 0 && closing < end ? closing : start
    while (at < end && bytes[at] !== separator) at += 1
    return at
  }

  #damaged(): UnreadableRecording {
    return new UnreadableRecording(
      'damaged',
      `row ${this.#row}: more than ${this.#csv.width} cells`,
    )
  }
}

function trimmedEnd(bytes: Uint8Array, from: number, to: number): number {
  let end = to
  while (end > from && (bytes[end - 1] ?? 0) <= SPACE) end -= 1
  return end
}

function skipSpaces(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  while (at < to && (bytes[at] ?? 0) <= SPACE) at += 1
  return at
}

/** Returns the place behind spaces and quotes. */
function skipMarks(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  while (at < to && isMark(bytes[at] ?? 0)) at += 1
  return at
}

function isOver(bytes: Uint8Array, from: number, to: number): boolean {
  return skipMarks(bytes, from, to) >= to
}

function isMark(byte: number): boolean {
  return byte <= SPACE || byte === QUOTE || byte === APOSTROPHE
}
