import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { StoredFile } from './ports/file-storage.ts'

/** Syncs a file that was made here to the disk, before a row names it, and returns its size and digest. */
export async function storedFileOf(path: string): Promise<StoredFile> {
  const digest = createHash('sha256')
  await pipeline(createReadStream(path), digest)
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
    const { size } = await handle.stat()
    return { sizeBytes: size, sha256: digest.digest('hex') }
  } finally {
    await handle.close()
  }
}
