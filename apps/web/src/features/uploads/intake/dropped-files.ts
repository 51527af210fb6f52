import { isDirectoryHandle, isFileHandle } from '../sending/file-system-access.ts'
import type { FoundFile } from './found-file.ts'
import type { Dropped } from './read-drop.ts'

/** The maximum number of files, far above a study; limits the accidental drop of a whole disk. */
export const MAX_FILES = 5000

/** Returns every file of a drop including folders; with handles if supported, by which the files are found after a reload. */
export async function droppedFiles({ items, files }: Dropped): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  for (const { handle, entry, file } of items) {
    const known = await handle?.catch(() => null)
    if (known) await readHandle(known, '', found)
    else if (entry) await readEntry(entry, '', found)
    else if (file) found.push({ file, path: file.name, handle: undefined })
  }
  if (found.length > 0) return found
  return files.map((file) => ({ file, path: file.name, handle: undefined }))
}

export async function readHandle(
  handle: FileSystemHandle,
  folder: string,
  found: FoundFile[],
): Promise<void> {
  if (found.length >= MAX_FILES) return
  const path = `${folder}${handle.name}`
  if (isFileHandle(handle)) found.push({ file: await handle.getFile(), path, handle })
  if (!isDirectoryHandle(handle)) return
  for await (const child of handle.values()) await readHandle(child, `${path}/`, found)
}

async function readEntry(entry: FileSystemEntry, folder: string, found: FoundFile[]) {
  if (found.length >= MAX_FILES) return
  const path = `${folder}${entry.name}`
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    found.push({ file, path, handle: undefined })
  }
  if (!isDirectory(entry)) return
  for (const child of await childrenOf(entry)) await readEntry(child, `${path}/`, found)
}

/** Reads a folder in batches of a hundred until one is empty. */
async function childrenOf(entry: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = entry.createReader()
  const children: FileSystemEntry[] = []
  const readPart = () =>
    new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  for (let part = await readPart(); part.length > 0; part = await readPart()) children.push(...part)
  return children
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
