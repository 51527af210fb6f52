import type { Readable } from 'node:stream'

export type StoredFile = { sizeBytes: number; sha256: string }

/** What lies under a key. The digest only where it is known without reading the bytes. */
export type FoundFile = { sizeBytes: number; storedAt: Date; sha256?: string }
export type ListedFile = { key: string; sizeBytes: number; storedAt: Date }

/**
 * Where the bytes of files live. Keys are opaque and made by us. A key is written once and never changes.
 * Adapters: local disk, S3. Every adapter passes `testing/file-storage-suite.ts`. What cannot be reached rejects with
 * `StorageAway`, and nothing of the call has happened that a second one would not make good.
 */
export interface FileStorage {
  /** Moves a finished, synced local file under the key; durable when it returns. A second call after a crash completes the first. */
  adopt(key: string, localPath: string, file: StoredFile): Promise<void>
  /** Writes a small file (a report PDF) under the key; durable when it returns. */
  put(key: string, bytes: Buffer): Promise<StoredFile>
  /** The bytes from `start` to `end` inclusive, the whole file without a range. Rejects when the key is not there. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /** Where the bytes lie on this machine, to be read and never changed; only of a storage that is a folder. Rejects when the key is not there. */
  localPath?(key: string): Promise<string>
  /** Undefined when nothing lies under the key. */
  find(key: string): Promise<FoundFile | undefined>
  /** Everything that is stored, in no order. */
  list(): AsyncIterable<ListedFile>
  /** Gone for good; no error when it was not there. */
  remove(key: string): Promise<void>
  /** Takes away what writes begun before this time and never finished have left. */
  sweepUnfinished(before: Date): Promise<void>
}

const OUR_KEY = /^[a-z0-9_]{8,80}$/

export function isStorageKey(name: string): boolean {
  return OUR_KEY.test(name)
}

/** Anything but a key of ours is a defect, never a path or an address. */
export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('storage keys are ours and opaque')
  return key
}

/** The storage cannot be reached or cannot work now; the same call may succeed later. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway'
}
