import type { Readable } from 'node:stream'

export type StoredFile = { sizeBytes: number; sha256: string }

/** The facts of a stored file. The digest is included only if it is known without reading the bytes. */
export type StoredFileStat = { sizeBytes: number; storedAt: Date; sha256?: string }
export type ListedFile = { key: string; sizeBytes: number; storedAt: Date }

/**
 * The storage of file bytes. Keys are opaque and created by us. A key is written once and never changes. Adapters: local disk,
 * S3. Every adapter passes `testing/file-storage-suite.ts`. If it is unreachable, calls reject with `StorageUnavailable` and can safely
 * be repeated.
 */
export interface FileStorage {
  /** Moves a finished, synced local file under the key; durable when it returns. A second call after a crash completes the first. */
  adopt(key: string, localPath: string, file: StoredFile): Promise<void>
  /** Writes a small file (a report PDF) under the key; durable when it returns. */
  put(key: string, bytes: Buffer): Promise<StoredFile>
  /** Reads the bytes from `start` to `end` inclusive, or the whole file. Rejects if the key does not exist. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>
  /**
   * Returns the path of the bytes on this machine, for reading only; available only for a local folder. Rejects if the key does
   * not exist.
   */
  localPath?(key: string): Promise<string>
  /** Returns `undefined` if the key does not exist. */
  find(key: string): Promise<StoredFileStat | undefined>
  /** Lists all stored files, unordered. */
  list(): AsyncIterable<ListedFile>
  /** Removes a file permanently; no error if it does not exist. */
  remove(key: string): Promise<void>
  /** Removes leftovers of unfinished writes begun before this time. */
  sweepUnfinished(before: Date): Promise<void>
}

const OUR_KEY = /^[a-z0-9_]{8,80}$/

export function isStorageKey(name: string): boolean {
  return OUR_KEY.test(name)
}

/** Throws for anything but a key of the portal, so that a path or an address is never used. */
export function requireStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error('storage keys are ours and opaque')
  return key
}

/** The storage cannot be reached or is not working; the same call may succeed later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}
