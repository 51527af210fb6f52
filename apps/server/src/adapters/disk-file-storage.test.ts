import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StorageUnavailable } from '../ports/file-storage.ts'
import { fileStorageSuite } from '../testing/file-storage-suite.ts'
import { diskFileStorage } from './disk-file-storage.ts'

fileStorageSuite('disk', async (folder) => diskFileStorage(folder))

test('a folder that is gone is a storage that is away, and what was to be stored stays where it is', async () => {
  const home = await mkdtemp(join(tmpdir(), 'systole-gone-'))
  const local = join(home, 'arrived')
  await writeFile(local, 'a chest film')
  const files = diskFileStorage(join(home, 'share'))
  const reported = { sizeBytes: 12, sha256: 'x' }
  await expect(files.adopt('file_gone0001', local, reported)).rejects.toBeInstanceOf(
    StorageUnavailable,
  )
  await expect(files.put('file_gone0001', Buffer.from('x'))).rejects.toBeInstanceOf(
    StorageUnavailable,
  )
  expect(await readFile(local, 'utf8')).toBe('a chest film')
  await rm(home, { recursive: true })
})
