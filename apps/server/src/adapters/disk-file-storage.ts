import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import {
  access,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../error-code.ts'
import {
  type FileStorage,
  isStorageKey,
  type ListedFile,
  requireStorageKey,
  StorageUnavailable,
} from '../ports/file-storage.ts'
import { syncFolder } from '../sync-folder.ts'

/** The errors of a read-only disk, a missing share, or too many open files. */
const OUT_OF_REACH = [
  ...['EACCES', 'EPERM', 'EROFS', 'EIO', 'EBUSY', 'EMFILE', 'ENFILE'],
  ...['ENODEV', 'ENOTCONN', 'EHOSTDOWN', 'ESTALE', 'ETIMEDOUT'],
]

/** The suffix of a file being written, which is renamed when complete. Simultaneous writers of one key use different names. */
const ASIDE = '.new'
const asideOf = (target: string) => `${target}.${randomUUID()}${ASIDE}`

/**
 * Stores files in subfolders of one folder. A file appears completely or not at all: temporary file, sync, rename, folder sync.
 */
export function diskFileStorage(root: string): FileStorage {
  return {
    adopt: (key, localPath) =>
      reach(async () => {
        const target = pathOf(root, key)
        await makeFolder(root, dirname(target))
        await moveOnce(localPath, target)
        await syncFolder(dirname(target))
      }),
    put: (key, bytes) =>
      reach(async () => {
        const target = pathOf(root, key)
        await makeFolder(root, dirname(target))
        const aside = asideOf(target)
        await writeFile(aside, bytes, { flush: true })
        await rename(aside, target)
        await syncFolder(dirname(target))
        return { sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
      }),
    read: (key, range) =>
      reach(async () => {
        const path = pathOf(root, key)
        await stat(path)
        return createReadStream(path, range)
      }),
    async localPath(key) {
      const path = pathOf(root, key)
      await access(path)
      return path
    },
    find: (key) =>
      reach(async () => {
        const found = await statOrNothing(pathOf(root, key))
        return found && { sizeBytes: found.size, storedAt: found.mtime }
      }),
    async *list() {
      for await (const { path, name } of walk(root)) {
        if (!isStorageKey(name)) continue
        const found = await statOrNothing(path)
        if (found) yield listed(name, found)
      }
    },
    remove: (key) => reach(() => rm(pathOf(root, key), { force: true })),
    async sweepUnfinished(before) {
      for await (const { path, name } of walk(root)) {
        if (!name.endsWith(ASIDE)) continue
        const found = await statOrNothing(path)
        if (found && found.mtime < before) await rm(path, { force: true })
      }
    },
  }
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const code = String(codeOf(cause))
    if (OUT_OF_REACH.includes(code)) throw new StorageUnavailable(`the files: ${code}`, { cause })
    throw cause
  }
}

function pathOf(root: string, key: string): string {
  return join(root, requireStorageKey(key).slice(-2), key)
}

async function* walk(root: string): AsyncGenerator<{ path: string; name: string }> {
  const folders = await readdir(root, { withFileTypes: true })
  for (const folder of folders.filter((entry) => entry.isDirectory())) {
    const path = join(root, folder.name)
    for (const name of await readdir(path)) yield { path: join(path, name), name }
  }
}

function listed(key: string, { size, mtime }: Stats): ListedFile {
  return { key, sizeBytes: size, storedAt: mtime }
}

async function statOrNothing(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Creates a subfolder, but never the root: if that is missing, so is its disk or share. */
async function makeFolder(root: string, folder: string): Promise<void> {
  try {
    await mkdir(folder)
    await syncFolder(root)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new StorageUnavailable('the folder of the files is gone')
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** Moves the file; after a crash it may be at its destination already. */
async function moveOnce(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (codeOf(error) === 'EXDEV') return copyAcross(from, to)
    await access(to).catch(() => {
      throw error
    })
  }
}

/** Copies the file, since the folder of uploads may be on another disk. */
async function copyAcross(from: string, to: string): Promise<void> {
  const aside = asideOf(to)
  await copyFile(from, aside)
  const handle = await open(aside, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(aside, to)
  await rm(from, { force: true })
}
