import { UnreadableRecording } from '../recording-sink.ts'

const [ZERO, NINE, MINUS, PLUS, SPACE] = [0x30, 0x39, 0x2d, 0x2b, 0x20]
/** Words that recorders write for a sample without value. */
const NO_NUMBER = new Set([
  'nan',
  'null',
  'inf',
  '-inf',
  '+inf',
  'infinity',
  '-infinity',
  'na',
  'n/a',
])
const LONGEST_WORD = 12
const MOST_DIGITS = 9

/** Reads whole numbers between spaces from bytes in chunks, without making strings. */
export class DigitScanner {
  /** The next byte of the chunk after `scan`. */
  at = 0
  /** Numbers read so far. */
  count = 0
  private readonly lead: string
  private value = 0
  private digits = 0
  private isNegative = false
  private hasSign = false
  private word: number[] = []

  constructor(lead: string) {
    this.lead = lead
  }

  /** Reads numbers from a chunk into `out` until either ends; returns how many. */
  scan(bytes: Uint8Array, from: number, out: Float64Array): number {
    let written = 0
    let at = from
    for (; at < bytes.length && written < out.length; at += 1) {
      const byte = bytes[at] ?? 0
      if (byte >= ZERO && byte <= NINE && this.word.length === 0) {
        this.value = this.value * 10 + byte - ZERO
        this.digits += 1
      } else if (byte > SPACE) this.readOther(byte)
      else if (this.hasToken) {
        out[written] = this.take()
        written += 1
      }
    }
    this.at = at
    return written
  }

  /** Reads the last number, after which no space follows. */
  finish(out: Float64Array): number {
    if (!this.hasToken || out.length === 0) return 0
    out[0] = this.take()
    return 1
  }

  private get hasToken(): boolean {
    return this.digits > 0 || this.hasSign || this.word.length > 0
  }

  private readOther(byte: number): void {
    const isSign = byte === MINUS || byte === PLUS
    if (isSign && !this.hasToken) {
      this.hasSign = true
      this.isNegative = byte === MINUS
      return
    }
    if (this.digits > 0 || this.word.length >= LONGEST_WORD) throw this.refused()
    this.word.push(byte)
  }

  private take(): number {
    const { value, digits, isNegative, word } = this
    if (word.length > 0) {
      if (!NO_NUMBER.has(String.fromCharCode(...word).toLowerCase())) throw this.refused()
    } else if (digits === 0 || digits > MOST_DIGITS) throw this.refused()
    this.value = 0
    this.digits = 0
    this.hasSign = false
    this.isNegative = false
    this.word = []
    this.count += 1
    if (word.length > 0) return Number.NaN
    return isNegative ? 0 - value : value
  }

  private refused(): UnreadableRecording {
    return new UnreadableRecording(
      'samplesNotNumbers',
      `digits of ${this.lead}, sample ${this.count + 1}`,
    )
  }
}
