import type { ByteSource } from '../../signal/byte-source.ts'
import { BLOCK_SAMPLES, type SampleBlock } from '../source-recording.ts'
import type { AecgDigits } from './aecg-document.ts'
import { DigitScanner } from './digit-scanner.ts'

const CHUNK_BYTES = 1 << 16

/** Yields the samples of leads that follow one another in the file, each from its own place. */
export async function* aecgBlocks(
  source: ByteSource,
  leads: readonly { code: string; digits: AecgDigits }[],
  sampleCount: number,
): AsyncGenerator<SampleBlock> {
  const streams = leads.map(({ code, digits }) => new DigitStream(source, code, digits))
  for (let from = 0; from < sampleCount; from += BLOCK_SAMPLES) {
    const block: Float64Array[] = []
    for (const stream of streams) {
      block.push(await stream.read(new Float64Array(Math.min(BLOCK_SAMPLES, sampleCount - from))))
    }
    yield block
  }
}

/** Reads the digits of one lead from its place in the file. */
class DigitStream {
  private readonly source: ByteSource
  private readonly digits: AecgDigits
  private readonly scanner: DigitScanner
  private chunk: Uint8Array = new Uint8Array()
  private at = 0
  private next: number
  private left: number

  constructor(source: ByteSource, code: string, digits: AecgDigits) {
    this.source = source
    this.digits = digits
    this.scanner = new DigitScanner(code)
    this.next = digits.from
    this.left = digits.count
  }

  /** Fills an array with the next numbers; behind the last one there is none. */
  async read(out: Float64Array): Promise<Float64Array> {
    let written = 0
    while (written < out.length && this.left > 0) {
      if (this.at >= this.chunk.length && !(await this.readChunk())) break
      const room = out.subarray(written, written + this.left)
      const count = this.scanner.scan(this.chunk, this.at, room)
      this.at = this.scanner.at
      this.left -= count
      written += count
    }
    if (written < out.length && this.left > 0) {
      const count = this.scanner.finish(out.subarray(written))
      this.left -= count
      written += count
    }
    return out.fill(Number.NaN, written)
  }

  private async readChunk(): Promise<boolean> {
    const length = Math.min(CHUNK_BYTES, this.digits.to - this.next)
    if (length <= 0) return false
    this.chunk = await this.source.read(this.next, length)
    this.at = 0
    this.next += length
    return this.chunk.length > 0
  }
}
