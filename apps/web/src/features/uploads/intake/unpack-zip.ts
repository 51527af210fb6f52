import {
  ARCHIVE_MAX_ENTRIES,
  type ArchivedFile,
  type ArchiveRefusal,
  isBursting,
  refuseArchive,
  refuseEntry,
} from '@systole/domain/uploads/archive-limits'
import { BlobReader, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { FoundFile, IntakeSource } from './found-file.ts'

export type Unpacked =
  | { sources: IntakeSource[] }
  | { refusal: ArchiveRefusal | 'archiveUnreadable' }

/** Reads a ZIP from its directory alone; each file is unpacked when it is inspected or sent. */
export async function unpackZip({ file, path, handle }: FoundFile): Promise<Unpacked> {
  const entries = await readDirectory(file)
  if (!entries) return { refusal: 'archiveUnreadable' }
  const refusal = refuseArchive(entries.map(toArchived))
  if (refusal) return { refusal }
  const folder = path.replace(/\.zip$/i, '')
  return {
    sources: entries.map((entry) => ({
      path: `${folder}/${withoutWays(entry.filename)}`,
      sizeBytes: entry.uncompressedSize,
      lastModified: entry.lastModDate.getTime(),
      bytes: () => unpack(entry),
      head: (length) => unpackHead(entry, length),
      handle,
      entry: entry.filename,
      print: `${entry.uncompressedSize}:crc32:${entry.crc32}`,
      refusal: refuseEntry(toArchived(entry)),
    })),
  }
}

/** Unpacks one file of a ZIP, found by its path. */
export async function unpackEntry(file: File, path: string): Promise<Blob> {
  const entry = (await readDirectory(file))?.find(({ filename }) => filename === path)
  if (!entry) throw new Error('The ZIP no longer holds this file')
  return unpack(entry)
}

async function readDirectory(file: Blob): Promise<FileEntry[] | undefined> {
  // A path is displayed and never followed: one that leaves the ZIP does not affect the rest of it.
  const reader = new ZipReader(new BlobReader(file), {
    useWebWorkers: false,
    filenameValidation: 'tolerant',
  })
  const entries: FileEntry[] = []
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (!entry.directory) entries.push(entry)
      if (entries.length > ARCHIVE_MAX_ENTRIES) break // one above the limit suffices
    }
    return entries
  } catch {
    return undefined
  }
}

/** Splits a path into folders and name; some programs write `\` between them, others `/` or `..` before them. */
function withoutWays(path: string): string {
  const parts = path.replaceAll('\\', '/').split('/')
  return parts.filter((part) => !['', '.', '..'].includes(part)).join('/')
}

/** Unpacks an entry; stops if it is larger than declared, and verifies its checksum. */
async function unpack(entry: FileEntry): Promise<Blob> {
  const declared = toArchived(entry)
  let inflatedBytes = 0
  const guard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, out) {
      inflatedBytes += part.length
      if (isBursting(declared, inflatedBytes))
        throw new Error('The ZIP unpacks to more than it says')
      out.enqueue(part)
    },
  })
  const [, blob] = await Promise.all([
    entry.getData(guard.writable, { checkSignature: true, useWebWorkers: false }),
    new Response(guard.readable).blob(),
  ])
  return blob
}

/** Unpacks only the start of a file. */
async function unpackHead(entry: FileEntry, length: number): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let read = 0
  const enough = new Error('Enough was read')
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(part) {
      parts.push(part)
      read += part.length
      if (read >= length) throw enough
    },
  })
  await entry.getData(sink, { useWebWorkers: false }).catch((error: unknown) => {
    if (read < length) throw error
  })
  return new Uint8Array(await new Blob(parts).slice(0, length).arrayBuffer())
}

function toArchived(entry: FileEntry): ArchivedFile {
  const { filename, uncompressedSize, compressedSize, encrypted } = entry
  return {
    path: filename,
    sizeBytes: uncompressedSize,
    packedBytes: compressedSize,
    isLocked: encrypted,
  }
}
