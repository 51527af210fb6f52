import type { Readable } from 'node:stream'

export type StoredFile = { sizeBytes: number; sha256: string }

/**
 * Where the bytes of files live. Keys are opaque and made by us. A key is written once and never changes.
 * Adapters: local disk; S3 later. Every adapter passes `testing/file-storage-suite.ts`.
 */
export interface FileStorage {
  /** Moves a finished, synced local file under the key; durable when it returns. */
  adopt(key: string, localPath: string): Promise<void>
  /** Writes a small file (a report PDF) under the key; durable when it returns. */
  put(key: string, bytes: Buffer): Promise<StoredFile>
  /** The bytes from `start` to `end` inclusive, the whole file without a range. Rejects when the key is not there. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Gone for good; no error when it was not there. */
  remove(key: string): Promise<void>
}
