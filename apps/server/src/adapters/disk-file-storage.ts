import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStorage } from '../ports/file-storage.ts'

/** Files under one folder, spread over subfolders. A file appears whole or not at all: written aside, synced, renamed, folder synced. */
export function diskFileStorage(root: string): FileStorage {
  return {
    async adopt(key, localPath) {
      const target = pathOf(root, key)
      await makeFolder(root, dirname(target))
      await moveOnce(localPath, target)
      await syncFolder(dirname(target))
    },
    async put(key, bytes) {
      const target = pathOf(root, key)
      await makeFolder(root, dirname(target))
      const aside = `${target}.new`
      await writeFile(aside, bytes, { flush: true })
      await rename(aside, target)
      await syncFolder(dirname(target))
      return { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
    },
    async read(key, range) {
      const path = pathOf(root, key)
      await stat(path)
      return createReadStream(path, range)
    },
    async remove(key) {
      await rm(pathOf(root, key), { force: true })
    },
  }
}

/** Keys are ours; anything else is a defect, never a path. */
function pathOf(root: string, key: string): string {
  if (!/^[a-z0-9_]{8,80}$/.test(key)) throw new Error('storage keys are ours and opaque')
  return join(root, key.slice(-2), key)
}

async function makeFolder(root: string, folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true })
  if (made !== undefined) await syncFolder(root)
}

/** A second adoption after a crash finds the file where it belongs. */
async function moveOnce(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    await access(to).catch(() => {
      throw error
    })
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
