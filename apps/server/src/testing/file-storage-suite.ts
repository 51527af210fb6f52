import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileStorage } from '../ports/file-storage.ts'

/** The part size of the S3 adapter; the suite tests sizes on both sides of it. */
const PART_BYTES = 8 * 1_048_576
const KEY = 'file_0123456789abcdefghjk'
const OTHER_KEY = 'file_zzzzzzzzzzzzzzzzzzzz'
const SHA256_OF_ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const ABC = { sizeBytes: 3, sha256: SHA256_OF_ABC }
const MINUTE = 60_000

type Scene = {
  name: string
  storage(): FileStorage
  /** Creates a local file with these bytes. */
  arrived(bytes: string | Buffer): Promise<string>
  /** Reads the bytes of the key. */
  read(range?: { start: number; end: number }): Promise<Buffer>
}

/** Tests the requirements of every adapter. `open` returns an empty storage each time. */
export function fileStorageSuite(name: string, open: (folder: string) => Promise<FileStorage>) {
  let folder = ''
  let storage: FileStorage

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'systole-storage-'))
    storage = await open(folder)
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const scene: Scene = {
    name,
    storage: () => storage,
    arrived: async (bytes) => {
      const path = join(folder, 'arriving')
      await writeFile(path, bytes)
      return path
    },
    read: async (range) => buffer(await storage.read(KEY, range)),
  }
  adopting(scene)
  reading(scene)
  finding(scene)
  removing(scene)
}

function adopting({ name, storage, arrived, read }: Scene) {
  test.each([
    ['of one byte', 1],
    ['small', 100_000],
    ['as long as one part', PART_BYTES],
    ['one byte longer than a part', PART_BYTES + 1],
    ['of several parts', 3 * PART_BYTES + 12_345],
  ])(
    `${name}: an adopted file %s reads back byte for byte and leaves its old place`,
    async (_, sizeBytes) => {
      const bytes = randomBytes(sizeBytes)
      const path = await arrived(bytes)
      await storage().adopt(KEY, path, { sizeBytes, sha256: sha256Of(bytes) })
      expect((await read()).equals(bytes)).toBe(true)
      expect(await storage().find(KEY)).toMatchObject({ sizeBytes })
      await expect(stat(path)).rejects.toThrow('ENOENT')
    },
  )

  test(`${name}: adopting again after a crash changes nothing`, async () => {
    const path = await arrived('abc')
    await storage().adopt(KEY, path, ABC)
    await storage().adopt(KEY, path, ABC)
    expect(String(await read())).toBe('abc')
  })

  test(`${name}: a crash that left the old place behind is made good`, async () => {
    await storage().adopt(KEY, await arrived('abc'), ABC)
    const path = await arrived('abc')
    await storage().adopt(KEY, path, ABC)
    expect(String(await read())).toBe('abc')
    await expect(stat(path)).rejects.toThrow('ENOENT')
  })

  test(`${name}: adopting what is nowhere fails`, async () => {
    await expect(storage().adopt(KEY, join(tmpdir(), 'systole-nothing'), ABC)).rejects.toThrow()
  })
}

function reading({ name, storage, arrived, read }: Scene) {
  test(`${name}: a small file is put with its size and digest`, async () => {
    expect(await storage().put(KEY, Buffer.from('abc'))).toEqual(ABC)
    expect(String(await read())).toBe('abc')
  })

  test(`${name}: bytes that several put under one key simultaneously are whole`, async () => {
    const puts = Array.from({ length: 8 }, () => storage().put(KEY, Buffer.from('abc')))
    expect(await Promise.all(puts)).toEqual(puts.map(() => ABC))
    expect(String(await read())).toBe('abc')
  })

  test.each([
    { start: 0, end: 0, text: 'a' },
    { start: 1, end: 2, text: 'bc' },
    { start: 0, end: 2, text: 'abc' },
  ])(`${name}: bytes $start to $end inclusive are $text`, async ({ text, ...range }) => {
    await storage().put(KEY, Buffer.from('abc'))
    expect(String(await read(range))).toBe(text)
  })

  test(`${name}: a key that is not there cannot be read`, async () => {
    await expect(storage().read(KEY)).rejects.toThrow()
  })

  test(`${name}: a part across the seams of the storage is that part`, async () => {
    const bytes = randomBytes(2 * PART_BYTES + 10)
    const path = await arrived(bytes)
    await storage().adopt(KEY, path, { sizeBytes: bytes.length, sha256: sha256Of(bytes) })
    const [start, end] = [PART_BYTES - 1000, PART_BYTES + 1000]
    expect((await read({ start, end })).equals(bytes.subarray(start, end + 1))).toBe(true)
  })
}

function finding({ name, storage, arrived, read }: Scene) {
  const list = async () => {
    const keys: string[] = []
    for await (const { key, sizeBytes } of storage().list()) keys.push(`${key} ${sizeBytes}`)
    return keys.sort()
  }

  test(`${name}: what is stored is found with its size and time, what is not is not`, async () => {
    expect(await storage().find(KEY)).toBeUndefined()
    const before = Date.now() - MINUTE
    await storage().put(KEY, Buffer.from('abc'))
    const found = await storage().find(KEY)
    expect(found?.sizeBytes).toBe(3)
    expect(found?.storedAt.getTime()).toBeGreaterThan(before)
    expect([undefined, SHA256_OF_ABC]).toContain(found?.sha256)
  })

  test(`${name}: everything that is stored is listed`, async () => {
    expect(await list()).toEqual([])
    await storage().put(KEY, Buffer.from('abc'))
    await storage().adopt(OTHER_KEY, await arrived('abc'), ABC)
    expect(await list()).toEqual([`${KEY} 3`, `${OTHER_KEY} 3`])
    await storage().remove(KEY)
    expect(await list()).toEqual([`${OTHER_KEY} 3`])
  })

  test(`${name}: sweeping what was never finished leaves what was`, async () => {
    await storage().put(KEY, Buffer.from('abc'))
    await storage().sweepUnfinished(new Date(Date.now() + MINUTE))
    expect(String(await read())).toBe('abc')
  })
}

function removing({ name, storage }: Scene) {
  test(`${name}: a removed file is gone, and removing it again is no error`, async () => {
    await storage().put(KEY, Buffer.from('abc'))
    await storage().remove(KEY)
    await storage().remove(KEY)
    await expect(storage().read(KEY)).rejects.toThrow()
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
    await expect(storage().put(key, Buffer.from('abc'))).rejects.toThrow('ours and opaque')
    await expect(storage().read(key)).rejects.toThrow('ours and opaque')
    await expect(storage().remove(key)).rejects.toThrow('ours and opaque')
    await expect(storage().find(key)).rejects.toThrow('ours and opaque')
    await expect(storage().adopt(key, join(tmpdir(), 'systole-nothing'), ABC)).rejects.toThrow(
      'ours and opaque',
    )
  })
}

function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
