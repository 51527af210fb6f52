import type { EntryRefusal } from '@systole/domain/uploads/archive-limits'
import type { Bytes } from '../queue/upload-store.ts'

/** A file as it was dropped or picked: its folder, and the handle that finds it again after a reload. */
export type FoundFile = {
  file: File
  /** The path with `/` between folders. */
  path: string
  handle: FileSystemFileHandle | undefined
}

/** A file that may be added; a ZIP entry is unpacked on demand. */
export type IntakeSource = {
  path: string
  sizeBytes: number
  lastModified: number
  bytes: Bytes
  head: (length: number) => Promise<Uint8Array>
  handle: FileSystemFileHandle | undefined
  /** The path in the ZIP of the handle. */
  entry: string | undefined
  /** The fingerprint of a ZIP entry, known without unpacking. */
  print: string | undefined
  refusal: EntryRefusal | undefined
}

export function toSource({ file, path, handle }: FoundFile): IntakeSource {
  return {
    path,
    sizeBytes: file.size,
    lastModified: file.lastModified,
    bytes: file,
    head: async (length) => new Uint8Array(await file.slice(0, length).arrayBuffer()),
    handle,
    entry: undefined,
    print: undefined,
    refusal: undefined,
  }
}

export function foldersAndName(path: string): { folders: string[]; name: string } {
  const folders = path.split('/').filter(Boolean)
  return { name: folders.pop() ?? '', folders }
}
