import type { ChunkPlan } from '@systole/domain/uploads/chunks/chunk-plan'

/**
 * The port through which uploads are stored while they are received. It owns the files of unfinished uploads, their journals, the
 * rows of their chunks and the state kept between two chunks. The database and the disk are authoritative, so several processes
 * can receive one upload.
 */
export type ChunkStore = {
  /** Runs `work` with the bytes of an upload, which stay open for the next chunk. */
  open<T>(upload: StoredUpload, work: (bytes: UploadBytes) => Promise<T>): Promise<T>
  /**
   * Starts a chunk that is written to the disk while it is received. Returns `undefined` if the chunk must be buffered first,
   * because it may be invalid or a copy is already being received.
   */
  stream(upload: StoredUpload, chunk: AnnouncedLength): Promise<InFlightChunk | undefined>
  /** Returns whether this machine has the bytes, either unfinished or in the storage. */
  has(upload: StoredUpload): Promise<boolean>
  /** Removes the unfinished bytes of an upload and its journal. */
  discard(uploadId: string): Promise<void>
  /** Removes files of uploads that are not known and did not change since then. */
  discardOrphans(orphans: Orphans): Promise<void>
  /** Drops the state of an upload that has ended; its files are closed once no request uses them. */
  release(uploadId: string): void
  /** Writes pending rows and closes all files. */
  close(): Promise<void>
}

export type UploadBytes = {
  /** Returns the numbers of the received chunks, in any order. */
  received(): ReadonlySet<number>
  isComplete(): boolean
  /**
   * Writes a chunk; it survives a power failure once this resolves. Resolves to the number of received chunks; in one or several
   * processes exactly one chunk is the last. A chunk received before is accepted if its bytes are the same. Rejects with
   * `DiskFull`, or with the refusal of a chunk that differs or belongs to an upload that has ended.
   */
  writeChunk(chunk: ChunkWrite): Promise<number>
  /** Verifies the complete bytes against the checksums of their chunks. */
  finish(): Promise<WholeFile>
}

/** The facts of an upload, as last read from the database. */
export type StoredUpload = ChunkPlan & {
  readonly uploadId: string
  /** The number of chunks recorded in the database, by all processes. */
  readonly receivedCount: number
}

export type AnnouncedLength = { chunkNumber: number; lengthBytes: number }

export type ChunkWrite = {
  chunkNumber: number
  parts: readonly Buffer[]
  /** Set if the chunk was written while it was received. */
  inFlight?: InFlightChunk | undefined
  /** Called before a chunk that was not received before is written; may throw a refusal. */
  beforeWrite?(): void
}

/** A chunk being received. Interrupted, it counts for nothing and is requested again. ADR 31. */
export type InFlightChunk = {
  /** The complete chunk, once received. */
  readonly bytes: Buffer
  append(part: Buffer): void
  /** Must be called in any case: nothing is written afterwards, and the memory is freed once it is no longer read. */
  end(): Promise<void>
}

/** A complete upload whose bytes are verified. */
export type WholeFile = {
  readonly sha256: string
  read(offset: number, length: number): Promise<Buffer>
  /** Moves the bytes to the storage. Safe to repeat after a crash. */
  moveToStorage(): Promise<void>
}

export type Orphans = {
  findKnown(uploadIds: readonly string[]): Promise<ReadonlySet<string>>
  unchangedSince: Date
}

/** The disk has no space for the upload, so the sender may retry later. Replied with 503. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}
