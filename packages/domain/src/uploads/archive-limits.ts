import { MAX_FILE_BYTES } from './chunk-plan.ts'

const GIBIBYTE = 1_073_741_824

/** What a ZIP may hold before it is taken for a trap instead of a study. Issue 4, "Content is looked at". */
export const ARCHIVE_MAX_ENTRIES = 2000
export const ARCHIVE_MAX_TOTAL_BYTES = 10 * GIBIBYTE
export const ARCHIVE_MAX_RATIO = 100
/** A blank page shrinks a thousand times and harms nobody. */
const SMALL_BYTES = 1_048_576

export type ArchivedFile = {
  path: string
  sizeBytes: number
  packedBytes: number
  isLocked?: boolean
}

export type ArchiveRefusal = 'archiveTooMany' | 'archiveTooLarge'
export type EntryRefusal = 'archiveInArchive' | 'packedTooTight' | 'packedLocked'

/** Why a ZIP is not opened at all, by what its directory declares. */
export function refuseArchive(files: readonly ArchivedFile[]): ArchiveRefusal | undefined {
  if (files.length > ARCHIVE_MAX_ENTRIES) return 'archiveTooMany'
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (total > ARCHIVE_MAX_TOTAL_BYTES) return 'archiveTooLarge'
}

/** Why one file of a ZIP stays out, by what the directory declares; its format and size are judged as any file's. */
export function refuseEntry(file: ArchivedFile): EntryRefusal | undefined {
  if (isArchiveName(file.path)) return 'archiveInArchive'
  if (file.isLocked) return 'packedLocked'
  if (isTooTight(file.sizeBytes, file.packedBytes)) return 'packedTooTight'
}

/** Whether unpacking stops here: more came out than declared, than a file may hold, or than honest packing gives. */
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
