import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage } from '../ports/file-storage.ts'

/** Files under one folder, spread over 256 subfolders. A file appears whole or not at all: written aside, synced, renamed, folder synced. */
export function diskFileStorage(root: string): FileStorage {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9_]{8,80}$/.test(key)) throw new Error('storage keys are ours and opaque')
    return join(root, key.slice(-2), key)
  }
  return {
    async adopt(key, localPath) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true })
      await rename(localPath, target)
      await syncFolder(dirname(target))
    },
    async put(key, bytes) {
      const target = pathOf(key)
      await mkdir(dirname(target), { recursive: true })
      const aside = `${target}.new`
      await writeFile(aside, bytes, { flush: true })
      await rename(aside, target)
      await syncFolder(dirname(target))
      return { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    async read(key, range) {
      const path = pathOf(key)
      await stat(path)
      return createReadStream(path, range)
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
