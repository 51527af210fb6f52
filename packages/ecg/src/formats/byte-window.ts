import type { ByteSource } from '../signal/byte-source.ts'

const CHUNK_BYTES = 1 << 18

/** A stretch of a file that moves forwards. `bytes[at]` is the next byte; `fill` keeps what is unread and appends the next chunk. */
export class ByteWindow {
  bytes: Uint8Array = new Uint8Array()
  at = 0
  /** True when the window reaches the end of the file. */
  isLast = false
  readonly #source: ByteSource
  #next: number

  constructor(source: ByteSource, from = 0) {
    this.#source = source
    this.#next = from
  }

  /** The place of the next byte in the file. */
  get offset(): number {
    return this.#next - (this.bytes.length - this.at)
  }

  /** True if fewer than `wanted` bytes are left although the file has more. */
  isLow(wanted: number): boolean {
    return !this.isLast && this.bytes.length - this.at < wanted
  }

  async fill(): Promise<void> {
    const chunk = await this.#source.read(this.#next, CHUNK_BYTES)
    const rest = this.bytes.subarray(this.at)
    if (rest.length === 0) this.bytes = chunk
    else {
      const joined = new Uint8Array(rest.length + chunk.length)
      joined.set(rest)
      joined.set(chunk, rest.length)
      this.bytes = joined
    }
    this.at = 0
    this.#next += chunk.length
    this.isLast = chunk.length === 0 || this.#next >= this.#source.sizeBytes
  }
}
