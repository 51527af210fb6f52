import { crc32 } from 'node:zlib'
import { SECOND } from '@systole/domain/time/durations'
import { giveBlock, takeBlock } from './aligned-blocks.ts'
import { type OpenUpload, rangeOf } from './open-upload.ts'

/** So many bytes are summed and sent to the disk together while the next ones arrive; each time costs about a tenth of a millisecond. */
const PIECE_BYTES = 524_288
/** A slower sender gains nothing by it, and what this process knows of the upload grows old. */
const WRITTEN_EARLY_FOR = SECOND

/**
 * A chunk on its way in. Its pieces go to the disk while the rest still comes: nobody believes them before the whole
 * chunk is noted, and a chunk that breaks off leaves a place that is asked for again. Decision 31.
 */
export type ArrivingChunk = {
  /** The whole, once it is here. */
  readonly bytes: Buffer
  take(part: Buffer): void
  crc32(): number
  /** Whether the disk has all of it already; false asks for the ordinary way. Nothing is written after it settles. */
  written(): Promise<boolean>
  /** Another request has the same chunk whole: nothing more of this one is written early. */
  giveWay(): Promise<void>
  /** Its bytes are read until then, whatever it was answered. */
  holdFor(reader: Promise<void>): void
  /** Whatever became of it: nothing more is written, and its memory is free for another once nobody reads it. */
  end(): Promise<void>
}

/** Undefined where a chunk is to be gathered first: it may be no chunk to take, or its like is on the way. */
export function arrivingChunk(
  upload: OpenUpload,
  { chunkNumber, lengthBytes }: { chunkNumber: number; lengthBytes: number },
): ArrivingChunk | undefined {
  const { file, recorder, arriving, held, inHand } = upload
  const isOthers = held.has(chunkNumber) || inHand.has(chunkNumber) || arriving.has(chunkNumber)
  if (!file || isOthers || chunkNumber === 1 || !recorder.mayFollow()) return undefined
  const { offset, length } = rangeOf(upload, chunkNumber)
  const block = length === lengthBytes ? takeBlock(length, offset) : undefined
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
      write.catch(ignore) // it is awaited by whoever asks whether all is written
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
  const chunk: ArrivingChunk = {
    bytes: block.subarray(0, length),
    take(part) {
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
    async written() {
      const isAll = isEarly
      const results = await Promise.all(writes)
      return isAll && isEarly && results.every(Boolean)
    },
    giveWay: stop,
    holdFor(last) {
      reader = last
    },
    async end() {
      filled = length
      await stop()
      void reader.finally(() => giveBlock(block))
    },
  }
  arriving.set(chunkNumber, chunk)
  return chunk
}

function ignore() {}
