import { crc32 } from 'node:zlib'
import { SECOND } from '@systole/domain/time/durations'
import type { ChunkFile } from './chunk-file.ts'
import type { InFlightChunk } from './chunk-store.ts'
import { acquireBlock, releaseBlock } from './direct-io.ts'

/** The number of bytes that are checksummed and written together while the next ones arrive; each write costs about 0.1 ms. */
const PIECE_BYTES = 524_288
/** The time after which early writing stops: slow senders gain nothing, and the state of the upload becomes outdated. */
const WRITTEN_EARLY_FOR = SECOND

/** A chunk being received, as seen by the upload that writes it. */
export type WritingChunk = InFlightChunk & {
  crc32(): number
  /** Returns whether the disk has all of it already; false requires a normal write. Nothing is written after it settles. */
  wasWritten(): Promise<boolean>
  /** Stops early writing, because another request has received the same chunk completely. */
  stopWriting(): Promise<void>
  /** Keeps its memory until the reader has finished, regardless of the reply. */
  keepBlockUntil(reader: Promise<void>): void
}

type Place = {
  file: ChunkFile
  range: { offset: number; length: number }
  /** Called with the chunk once nothing more of it is written. */
  onStopped: (chunk: WritingChunk) => void
  onEnded: () => void
}

/**
 * Creates a chunk whose pieces are written early; they do not count until the whole chunk is in the journal. Returns `undefined`
 * if no aligned memory is free.
 */
export function inFlightChunk({
  file,
  range: { offset, length },
  onStopped,
  onEnded,
}: Place): WritingChunk | undefined {
  const block = acquireBlock(length, offset)
  if (!block) return undefined

  const until = performance.now() + WRITTEN_EARLY_FOR
  const writes: Promise<boolean>[] = []
  let [filled, done, checksum] = [0, 0, 0]
  let isEarly = true
  let reader: Promise<void> = Promise.resolve()
  const processPiece = () => {
    const piece = block.subarray(done, filled)
    isEarly &&= performance.now() < until
    if (isEarly) {
      const write = file.writePages(piece, offset + done)
      write.catch(ignore) // awaited by `wasWritten`
      writes.push(write)
    }
    checksum = crc32(piece, checksum)
    done = filled
  }
  const stopWriting = async () => {
    isEarly = false
    await Promise.allSettled(writes)
    onStopped(chunk)
  }
  const chunk: WritingChunk = {
    bytes: block.subarray(0, length),
    append(part) {
      let from = 0
      while (from < part.length && filled < length) {
        const room = Math.min(done + PIECE_BYTES, length) - filled
        const copied = part.copy(block, filled, from, from + room)
        from += copied
        filled += copied
        if (copied === room) processPiece()
      }
    },
    crc32: () => checksum,
    async wasWritten() {
      const isAll = isEarly
      const results = await Promise.all(writes)
      return isAll && isEarly && results.every(Boolean)
    },
    stopWriting,
    keepBlockUntil(last) {
      reader = last
    },
    async end() {
      filled = length
      await stopWriting()
      void reader.finally(() => releaseBlock(block))
      onEnded()
    },
  }
  return chunk
}

function ignore() {}
