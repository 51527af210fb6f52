import { crc32 } from 'node:zlib'
import { SECOND } from '@systole/domain/time/durations'
import { acquireBlock, releaseBlock } from './direct-io.ts'
import { type OpenUpload, rangeOf } from './open-upload.ts'

/** The number of bytes that are checksummed and written together while the next ones arrive; each write costs about 0.1 ms. */
const PIECE_BYTES = 524_288
/** The time after which early writing stops: slow senders gain nothing, and the state of the upload becomes outdated. */
const WRITTEN_EARLY_FOR = SECOND

/**
 * A chunk being received. Its pieces are written to the disk early; they do not count until the whole chunk is in the journal,
 * and an interrupted chunk is requested again. ADR 31.
 */
export type InFlightChunk = {
  /** The complete chunk, once received. */
  readonly bytes: Buffer
  append(part: Buffer): void
  crc32(): number
  /** Returns whether the disk has all of it already; false requires a normal write. Nothing is written after it settles. */
  wasWritten(): Promise<boolean>
  /** Stops early writing, because another request has received the same chunk completely. */
  stopWriting(): Promise<void>
  /** Keeps its memory until the reader has finished, regardless of the reply. */
  keepBlockUntil(reader: Promise<void>): void
  /** Ends it in any case: nothing more is written, and its memory is freed once no reader uses it. */
  end(): Promise<void>
}

/**
 * Creates a streamed chunk; returns `undefined` if the chunk must be buffered first, because it may be invalid or a copy is
 * already uploading.
 */
export function inFlightChunk(
  upload: OpenUpload,
  { chunkNumber, lengthBytes }: { chunkNumber: number; lengthBytes: number },
): InFlightChunk | undefined {
  const { file, recorder, arriving, held, inHand } = upload
  const isOthers = held.has(chunkNumber) || inHand.has(chunkNumber) || arriving.has(chunkNumber)
  if (!file || isOthers || chunkNumber === 1 || !recorder.canDefer()) return undefined
  const { offset, length } = rangeOf(upload, chunkNumber)
  const block = length === lengthBytes ? acquireBlock(length, offset) : undefined
  if (!block) return undefined

  const until = performance.now() + WRITTEN_EARLY_FOR
  const writes: Promise<boolean>[] = []
  let [filled, done, checksum] = [0, 0, 0]
  let isEarly = true
  let reader: Promise<void> = Promise.resolve()
  const goOn = () => {
    const piece = block.subarray(done, filled)
    isEarly &&= performance.now() < until
    if (isEarly) {
      const write = file.writePages(piece, offset + done)
      write.catch(ignore) // awaited by `written`
      writes.push(write)
    }
    checksum = crc32(piece, checksum)
    done = filled
  }
  const stop = async () => {
    isEarly = false
    await Promise.allSettled(writes)
    if (arriving.get(chunkNumber) === chunk) arriving.delete(chunkNumber)
  }
  const chunk: InFlightChunk = {
    bytes: block.subarray(0, length),
    append(part) {
      let from = 0
      while (from < part.length && filled < length) {
        const room = Math.min(done + PIECE_BYTES, length) - filled
        const copied = part.copy(block, filled, from, from + room)
        from += copied
        filled += copied
        if (copied === room) goOn()
      }
    },
    crc32: () => checksum,
    async wasWritten() {
      const isAll = isEarly
      const results = await Promise.all(writes)
      return isAll && isEarly && results.every(Boolean)
    },
    stopWriting: stop,
    keepBlockUntil(last) {
      reader = last
    },
    async end() {
      filled = length
      await stop()
      void reader.finally(() => releaseBlock(block))
    },
  }
  arriving.set(chunkNumber, chunk)
  return chunk
}

function ignore() {}
