import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'

const BUFFERED_SAMPLES = 1 << 18

/** The samples of one lead on the disk, appended in pieces. Counts are little endian, as on every machine that Node runs on. */
export type LeadFile = {
  sampleCount: () => number
  append: (counts: Int16Array) => void
  /** Yields all samples in pieces; one piece is valid until the next. */
  pieces: () => Generator<Int16Array>
  remove: () => void
}

export function openLeadFile(path: string): LeadFile {
  const file = openSync(path, 'w+')
  const buffered = new Int16Array(BUFFERED_SAMPLES)
  let inBuffer = 0
  let written = 0

  const flush = () => {
    writeCounts(file, buffered.subarray(0, inBuffer))
    written += inBuffer
    inBuffer = 0
  }
  return {
    sampleCount: () => written + inBuffer,
    append(counts) {
      for (let from = 0; from < counts.length; ) {
        const piece = counts.subarray(from, from + BUFFERED_SAMPLES - inBuffer)
        buffered.set(piece, inBuffer)
        inBuffer += piece.length
        from += piece.length
        if (inBuffer === BUFFERED_SAMPLES) flush()
      }
    },
    *pieces() {
      flush()
      for (let from = 0; from < written; from += BUFFERED_SAMPLES) {
        const piece = buffered.subarray(0, Math.min(BUFFERED_SAMPLES, written - from))
        readCounts(file, piece, from)
        yield piece
      }
    },
    remove() {
      closeSync(file)
      rmSync(path)
    },
  }
}

export function writeCounts(file: number, counts: Int16Array): void {
  writeBytes(file, new Uint8Array(counts.buffer, counts.byteOffset, counts.byteLength))
}

export function writeBytes(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done)
}

/** Fills `counts` with the samples of a file from sample `from` on. */
export function readCounts(file: number, counts: Int16Array, from: number): void {
  const bytes = new Uint8Array(counts.buffer, counts.byteOffset, counts.byteLength)
  for (let done = 0; done < bytes.length; ) {
    const read = readSync(file, bytes, done, bytes.length - done, from * 2 + done)
    if (read === 0) throw new Error('the file of a lead ended early')
    done += read
  }
}
