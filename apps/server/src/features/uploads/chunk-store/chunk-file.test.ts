import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChunkFile, openChunkFile } from './chunk-file.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'systole-chunks-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Splits bytes as a socket does, into pieces of irregular length. */
function inParts(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 65_521) parts.push(bytes.subarray(at, at + 65_521))
  return parts
}

test.each([
  ['whole pages', 3 * MB],
  ['a last chunk of one byte', 2 * MB + 1],
  ['a last chunk one byte short', 3 * MB - 1],
  ['a last chunk longer than the others', 3 * MB + MB / 2],
])('chunks written in any order are the file: %s', async (_, sizeBytes) => {
  const bytes = randomBytes(sizeBytes)
  const path = join(folder, String(sizeBytes))
  const file = await createChunkFile(path, sizeBytes)
  for (const from of [2 * MB, 0, MB]) {
    const to = from === 2 * MB ? sizeBytes : from + MB
    await file.write(inParts(bytes.subarray(from, to)), from)
  }
  await file.sync()
  expect((await file.read(MB, 100)).equals(bytes.subarray(MB, MB + 100))).toBe(true)
  await file.close()
  expect(readFileSync(path).equals(bytes)).toBe(true)
})

test('more simultaneous chunks than direct I/O has blocks all reach the disk, over older bytes', async () => {
  const count = 20
  const path = join(folder, 'many')
  const file = await createChunkFile(path, count * MB)
  const before = randomBytes(count * MB)
  const after = randomBytes(count * MB)
  for (const bytes of [before, after]) {
    const chunks = Array.from({ length: count }, (_, place) => place * MB)
    await Promise.all(
      chunks.map((from) => file.write(inParts(bytes.subarray(from, from + MB)), from)),
    )
  }
  await file.close()
  expect(readFileSync(path).equals(after)).toBe(true)
})

test('a reopened file keeps its bytes', async () => {
  const path = join(folder, 'again')
  const bytes = randomBytes(2 * MB)
  const begun = await createChunkFile(path, 2 * MB)
  await begun.write([bytes.subarray(0, MB)], 0)
  await begun.close()
  const again = await openChunkFile(path)
  await again?.write([bytes.subarray(MB)], MB)
  await again?.close()
  expect(readFileSync(path).equals(bytes)).toBe(true)
})
