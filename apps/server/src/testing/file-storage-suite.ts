import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileStorage } from '../ports/file-storage.ts'

const KEY = 'file_0123456789abcdefghjk'
const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

/** What every adapter of the port must do. */
export function fileStorageSuite(name: string, open: (folder: string) => Promise<FileStorage>) {
  let folder = ''
  let storage: FileStorage

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'systole-storage-'))
    storage = await open(folder)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const arrived = async (bytes: string | Buffer) => {
    const path = join(folder, 'arriving')
    await writeFile(path, bytes)
    return path
  }
  const read = async (range?: { start: number; end: number }) =>
    buffer(await storage.read(KEY, range))

  test(`${name}: an adopted file reads back byte for byte and leaves its old place`, async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 100_000 }, (_, place) => place % 251))
    const path = await arrived(bytes)
    await storage.adopt(KEY, path)
    expect((await read()).equals(bytes)).toBe(true)
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  test(`${name}: adopting again after a crash changes nothing`, async () => {
    const path = await arrived('abc')
    await storage.adopt(KEY, path)
    await storage.adopt(KEY, path)
    expect(String(await read())).toBe('abc')
  })

  test(`${name}: adopting what is nowhere fails`, async () => {
    await expect(storage.adopt(KEY, join(folder, 'nothing'))).rejects.toThrow()
  })

  test(`${name}: a small file is put with its size and digest`, async () => {
    expect(await storage.put(KEY, Buffer.from('abc'))).toEqual({
      sizeBytes: 3,
      sha256: SHA256_OF_ABC,
    })
    expect(String(await read())).toBe('abc')
  })

  test.each([
    { start: 0, end: 0, text: 'a' },
    { start: 1, end: 2, text: 'bc' },
    { start: 0, end: 2, text: 'abc' },
  ])(`${name}: bytes $start to $end inclusive are $text`, async ({ text, ...range }) => {
    await storage.put(KEY, Buffer.from('abc'))
    expect(String(await read(range))).toBe(text)
  })

  test(`${name}: a key that is not there cannot be read`, async () => {
    await expect(storage.read(KEY)).rejects.toThrow()
  })

  test(`${name}: a removed file is gone, and removing it again is no error`, async () => {
    await storage.put(KEY, Buffer.from('abc'))
    await storage.remove(KEY)
    await storage.remove(KEY)
    await expect(storage.read(KEY)).rejects.toThrow()
  })

  test.each([
    '',
    'short',
    '../../etc/passwd',
    'a/b_cdefgh',
    'FILE_ABCDEFGH',
    'file_..........',
    'x'.repeat(81),
  ])(`${name}: %o is not one of our keys`, async (key) => {
    await expect(storage.put(key, Buffer.from('abc'))).rejects.toThrow('ours and opaque')
    await expect(storage.read(key)).rejects.toThrow('ours and opaque')
    await expect(storage.remove(key)).rejects.toThrow('ours and opaque')
  })
}
