import { MAX_FILE_BYTES } from './chunks/chunk-plan.ts'

const GIBIBYTE = 1_073_741_824

/** The limits of a ZIP, beyond which it is treated as an attack. Issue 4, "Content is looked at". */
export const ARCHIVE_MAX_ENTRIES = 2000
export const ARCHIVE_MAX_TOTAL_BYTES = 10 * GIBIBYTE
export const ARCHIVE_MAX_RATIO = 100
/** The size below which the ratio is not checked; a blank page compresses a thousandfold. */
const SMALL_BYTES = 1_048_576

export type ArchivedFile = {
  path: string
  sizeBytes: number
  packedBytes: number
  isLocked?: boolean
}

export type ArchiveRefusal = 'archiveTooMany' | 'archiveTooLarge'
export type EntryRefusal = 'archiveInArchive' | 'packedTooTight' | 'packedLocked'

/** Returns why a ZIP is not opened at all according to its directory, or `undefined`. */
export function refuseArchive(files: readonly ArchivedFile[]): ArchiveRefusal | undefined {
  if (files.length > ARCHIVE_MAX_ENTRIES) return 'archiveTooMany'
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (total > ARCHIVE_MAX_TOTAL_BYTES) return 'archiveTooLarge'
}

/**
 * Returns why one file of a ZIP is refused according to the directory, or `undefined`; its format and size are checked like those
 * of any file.
 */
export function refuseEntry(file: ArchivedFile): EntryRefusal | undefined {
  if (isArchiveName(file.path)) return 'archiveInArchive'
  if (file.isLocked) return 'packedLocked'
  if (isTooTight(file.sizeBytes, file.packedBytes)) return 'packedTooTight'
}

/**
 * Returns whether unpacking must stop: more bytes came out than declared, than a file may have, or than a normal compression
 * ratio allows.
 */
export function isBursting(file: ArchivedFile, inflatedBytes: number): boolean {
  const most = Math.min(file.sizeBytes, MAX_FILE_BYTES)
  return inflatedBytes > most || isTooTight(inflatedBytes, file.packedBytes)
}

export function isArchiveName(path: string): boolean {
  return /\.(zip|7z|rar|tar|t?gz|bz2|xz|iso|cab)$/i.test(path)
}

function isTooTight(sizeBytes: number, packedBytes: number): boolean {
  return sizeBytes > SMALL_BYTES && sizeBytes > packedBytes * ARCHIVE_MAX_RATIO
}
