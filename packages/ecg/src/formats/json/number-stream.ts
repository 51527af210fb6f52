import type { ByteWindow } from '../byte-window.ts'
import { NumberScanner } from '../number-scanner.ts'

/** The longest token that is a number; a window with fewer bytes is filled first. */
export const LONGEST_TOKEN_BYTES = 512

const [SPACE, COMMA, OPEN, CLOSE, MINUS] = [0x20, 0x2c, 0x5b, 0x5d, 0x2d] as const
const [LOWER_N, UPPER_N, UPPER_I] = [0x6e, 0x4e, 0x49] as const
const GAPS: readonly (readonly [number, string])[] = [
  [LOWER_N, 'null'],
  [UPPER_N, 'NaN'],
  [UPPER_I, 'Infinity'],
]

/** Why the numbers stop: the end of the array, an item that is no number, the end of the file, or a full target. */
export type NumbersStop = 'closed' | 'other' | 'cut' | 'full'

/** Reads the items of an array of numbers from a window that is behind its opening bracket. */
export class NumberStream {
  /** The most digits after the decimal point so far. */
  decimals = 0
  /** The numbers of the last call. */
  count = 0
  readonly #window: ByteWindow
  readonly #scanner = new NumberScanner()
  readonly #isNested: boolean
  #isItemNext = true

  /** With `isNested`, brackets between the numbers are skipped, so that rows read as one array. */
  constructor(window: ByteWindow, { isNested = false } = {}) {
    this.#window = window
    this.#isNested = isNested
  }

  /** Writes numbers from the start of `target` on, `NaN` for `null`. Reads a closing bracket but not an item that is no number. */
  async readInto(target: Float64Array): Promise<NumbersStop> {
    this.count = 0
    for (;;) {
      const stop = this.#readWhole(target)
      if (stop !== 'low') return stop
      await this.#window.fill()
    }
  }

  /** Starts with the next array of the same window. */
  startArray(): void {
    this.#isItemNext = true
  }

  #readWhole(target: Float64Array): NumbersStop | 'low' {
    const window = this.#window
    const { bytes } = window
    const end = window.isLast ? bytes.length : bytes.length - LONGEST_TOKEN_BYTES
    while (window.at < end) {
      const stop = this.#readNext(bytes[window.at] ?? 0, target)
      if (stop) return stop
    }
    return window.isLast ? 'cut' : 'low'
  }

  #readNext(byte: number, target: Float64Array): NumbersStop | undefined {
    if (byte > SPACE) {
      return this.#isItemNext ? this.#readItem(byte, target) : this.#readSeparator(byte)
    }
    this.#window.at += 1
    return undefined
  }

  #readSeparator(byte: number): NumbersStop | undefined {
    if (byte !== COMMA && byte !== CLOSE) return 'other'
    this.#window.at += 1
    if (byte === CLOSE) return this.#isNested ? undefined : 'closed'
    this.#isItemNext = true
    return undefined
  }

  #readItem(byte: number, target: Float64Array): NumbersStop | undefined {
    const window = this.#window
    if (this.count >= target.length) return 'full'
    const value = this.#scanner.read(window.bytes, window.at)
    if (value !== undefined) {
      if (this.#scanner.at >= window.bytes.length) return this.#cutInside()
      window.at = this.#scanner.at
      if (this.#scanner.decimals > this.decimals) this.decimals = this.#scanner.decimals
      target[this.count] = value
      this.count += 1
      this.#isItemNext = false
      return undefined
    }
    return this.#readGapOrEnd(byte, target)
  }

  #readGapOrEnd(byte: number, target: Float64Array): NumbersStop | undefined {
    const window = this.#window
    if (byte === CLOSE && !this.#isNested) {
      window.at += 1
      return 'closed'
    }
    if (byte === OPEN && this.#isNested) {
      window.at += 1
      return undefined
    }
    const length = gapLength(window.bytes, byte === MINUS ? window.at + 1 : window.at)
    if (length === 0) return 'other'
    if (length === undefined) return this.#cutInside()
    window.at += length + (byte === MINUS ? 1 : 0)
    target[this.count] = Number.NaN
    this.count += 1
    this.#isItemNext = false
    return undefined
  }

  /** Ends at a token that the end of the file cuts: its value is not known. */
  #cutInside(): NumbersStop {
    this.#window.at = this.#window.bytes.length
    return 'cut'
  }
}

/** Returns the length of a token for "no value", 0 if it is none, `undefined` if the file ends inside. */
function gapLength(bytes: Uint8Array, at: number): number | undefined {
  const token = GAPS.find(([first]) => bytes[at] === first)?.[1]
  if (token === undefined) return 0
  for (let index = 0; index < token.length; index += 1) {
    if (at + index >= bytes.length) return undefined
    if (bytes[at + index] !== token.charCodeAt(index)) return 0
  }
  return token.length
}
