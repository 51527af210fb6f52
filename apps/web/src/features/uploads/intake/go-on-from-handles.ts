import { giveFile } from '../queue/upload-queue.ts'
import { findQueuedUpload } from '../queue/upload-store.ts'
import { mayRead } from '../sending/file-system-access.ts'
import { type StoredHandle, storedHandles } from '../sending/stored-handles.ts'

/** Counts the uploads that this device can resume by itself, given permission to read their files. */
export async function countHandles(identifiers: readonly string[]): Promise<number> {
  return (await storedHandles(identifiers)).size
}

/**
 * Resumes uploads interrupted by a reload with their files. `ask` requests permission, which needs a user gesture. Returns the
 * number resumed.
 */
export async function goOnFromHandles(
  identifiers: readonly string[],
  { ask }: { ask: boolean },
): Promise<number> {
  let count = 0
  for (const [identifier, kept] of await storedHandles(identifiers)) {
    if (findQueuedUpload(identifier)?.state.phase !== 'fileNeeded') continue
    const file = await readAgain(kept, ask)
    if (!file) continue
    giveFile(identifier, file)
    count += 1
  }
  return count
}

/** Returns the file; `undefined` if it may not be read, or was moved. */
async function readAgain({ handle, entry }: StoredHandle, ask: boolean) {
  try {
    if (!(await mayRead(handle, { ask }))) return undefined
    const file = await handle.getFile()
    if (entry === undefined) return file
    return async () => {
      const { unpackEntry } = await import('./unpack-zip.ts')
      return unpackEntry(file, entry)
    }
  } catch {
    return undefined
  }
}
