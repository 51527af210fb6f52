import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { CHUNK_BYTES as MB, planChunks } from '@systole/domain/uploads/chunks/chunk-plan'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../../db/new-id.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { fileIdOf } from '../file-id.ts'
import { newCase } from '../testing/new-case.ts'
import { pdfBytes, sha256, upTo } from '../testing/upload-client.ts'
import { findUpload, insertUpload, type UploadRow } from '../upload-store.ts'
import type { ChunkStore, UploadBytes } from './chunk-store.ts'
import { createChunkStore } from './create-chunk-store.ts'

/** The port alone: no HTTP, no session, no case beyond the row that an upload needs. */
let portal: TestApp
const stores: ChunkStore[] = []

beforeAll(async () => {
  portal = await testApp()
})
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await portal.close()
})

/** Creates a store as another process would have it. */
function newStore(): ChunkStore {
  const store = createChunkStore(portal.context)
  stores.push(store)
  return store
}

async function newUpload(sizeBytes: number) {
  const { caseId, hospitalId, accountId } = await newCase(portal)
  const { database, clock } = portal.context
  const identity = { caseId, accountId, identifier: newId('upload'), nameKey: 'echo.pdf' }
  const plan = planChunks(sizeBytes)
  const upload = { ...identity, ...plan, uploadId: newId('upload'), hospitalId }
  const facts = { name: 'echo.pdf', kind: 'echo', format: 'pdf', sha256: undefined } as const
  await insertUpload(database, { ...upload, ...facts, now: clock.now() })
  const bytes = pdfBytes(sizeBytes)
  const partsOf = (chunkNumber: number) => [
    bytes.subarray((chunkNumber - 1) * MB, chunkNumber * MB),
  ]
  const row = async (): Promise<UploadRow> => {
    const found = await findUpload(database, { ...identity, ...plan })
    if (!found) throw new Error('the upload is missing')
    return found
  }
  const write = async (store: ChunkStore, chunkNumbers: readonly number[]) => {
    const counts: number[] = []
    const upload = await row()
    for (const chunkNumber of chunkNumbers)
      counts.push(
        await store.open(upload, (each) =>
          each.writeChunk({ chunkNumber, parts: partsOf(chunkNumber) }),
        ),
      )
    return counts
  }
  return { bytes, uploadId: upload.uploadId, partsOf, row, write }
}

const numbersOf = async (upload: UploadBytes) => [...upload.received()].sort((a, b) => a - b)
const filesOf = async (uploadId: string) =>
  (await readdir(portal.context.incomingDir)).filter((name) => name.startsWith(uploadId))

test('chunks in any order become the file in the storage', async () => {
  const store = newStore()
  const { bytes, uploadId, row, write } = await newUpload(3 * MB + 5)
  expect(await write(store, [4, 1, 3, 2])).toEqual([1, 2, 3, 4])
  const whole = await store.open(await row(), async (upload) => {
    expect(upload.isComplete()).toBe(true)
    const file = await upload.finish()
    expect((await file.read(MB, 10)).equals(bytes.subarray(MB, MB + 10))).toBe(true)
    await file.moveToStorage()
    return file.sha256
  })
  expect(whole).toBe(sha256(bytes))
  const stored = await buffer(await portal.context.files.read(fileIdOf(uploadId)))
  expect(stored.equals(bytes)).toBe(true)
  await store.discard(uploadId)
  expect(await filesOf(uploadId)).toEqual([])
})

test('a written chunk is received by a process that knows only the disk, even without its row', async () => {
  const { uploadId, row, write } = await newUpload(12 * MB)
  await write(newStore(), upTo(11)) // never closed, as if it were killed
  const { database } = portal.context
  await database.execute(
    sql`delete from upload_chunks where upload_id = ${uploadId} and chunk_number > 8`,
  )
  await database.execute(sql`update uploads set held_count = 8 where upload_id = ${uploadId}`)
  expect(await newStore().open(await row(), numbersOf)).toEqual(upTo(11))
  expect(await row()).toMatchObject({ receivedCount: 11 })
})

test('chunks written by another process are seen with the next facts from the database', async () => {
  const [one, other] = [newStore(), newStore()]
  const { row, write } = await newUpload(4 * MB)
  await write(one, [1])
  await write(other, [2])
  expect(await one.open(await row(), numbersOf)).toEqual([1, 2])
  expect(await write(one, [3])).toEqual([3])
  expect(await write(other, [4])).toEqual([4])
})

test('a chunk written again counts once, and other bytes for it are refused', async () => {
  const store = newStore()
  const { row, write } = await newUpload(2 * MB)
  expect(await write(store, [1, 1])).toEqual([1, 1])
  const other = { chunkNumber: 1, parts: [pdfBytes(MB, 2)] }
  await expect(store.open(await row(), (each) => each.writeChunk(other))).rejects.toMatchObject({
    refusal: 'chunkRefused',
  })
})

test('the same chunk from two requests is written once', async () => {
  const store = newStore()
  const { row, partsOf } = await newUpload(2 * MB)
  const upload = await row()
  const beforeWrite = vi.fn()
  const chunk = { chunkNumber: 2, parts: partsOf(2), beforeWrite }
  const counts = await Promise.all(
    [1, 2].map(() => store.open(upload, (each) => each.writeChunk(chunk))),
  )
  expect(counts).toEqual([1, 1])
  expect(beforeWrite).toHaveBeenCalledOnce()
})

test('a refusal before the first write leaves the chunk missing', async () => {
  const store = newStore()
  const { row, partsOf } = await newUpload(MB)
  const beforeWrite = () => {
    throw new Error('wrong content')
  }
  const chunk = { chunkNumber: 1, parts: partsOf(1), beforeWrite }
  await expect(store.open(await row(), (each) => each.writeChunk(chunk))).rejects.toThrow(
    'wrong content',
  )
  expect(await store.open(await row(), numbersOf)).toEqual([])
})

test('bytes that changed on the disk are missing when the upload is opened again', async () => {
  const { uploadId, row, write } = await newUpload(3 * MB)
  const store = newStore()
  await write(store, [1, 2])
  await store.close()
  const path = join(portal.context.incomingDir, uploadId)
  const bytes = await readFile(path)
  bytes[MB + 7] = (bytes[MB + 7] ?? 0) + 1
  await writeFile(path, bytes)
  expect(await newStore().open(await row(), numbersOf)).toEqual([1])
  expect(await row()).toMatchObject({ receivedCount: 1 })
})

test('bytes that changed on the disk after a chunk out of order are refused at the end', async () => {
  const { uploadId, row, write } = await newUpload(3 * MB)
  const store = newStore()
  await write(store, [2, 1, 3])
  const path = join(portal.context.incomingDir, uploadId)
  const bytes = await readFile(path)
  bytes[7] = (bytes[7] ?? 0) + 1
  await writeFile(path, bytes)
  const finished = store.open(await row(), (each) => each.finish())
  await expect(finished).rejects.toMatchObject({ refusal: 'chunkRefused' })
})

test('a streamed chunk counts once it is written, and for nothing if it is interrupted', async () => {
  const store = newStore()
  const { row, partsOf, write } = await newUpload(10 * MB)
  expect(await store.stream(await row(), { chunkNumber: 1, lengthBytes: MB })).toBeUndefined()
  await write(store, upTo(8))
  const upload = await row()
  const announced = { chunkNumber: 9, lengthBytes: MB }
  const [part = Buffer.alloc(0)] = partsOf(9)

  const cut = await store.stream(upload, announced)
  cut?.append(part.subarray(0, 700_000))
  await cut?.end()
  expect(await store.open(upload, numbersOf)).toEqual(upTo(8))

  const inFlight = await store.stream(upload, announced)
  if (!inFlight) throw new Error('the chunk is not streamed')
  for (let at = 0; at < MB; at += 300_000) inFlight.append(part.subarray(at, at + 300_000))
  const chunk = { chunkNumber: 9, parts: [inFlight.bytes], inFlight }
  expect(await store.open(upload, (each) => each.writeChunk(chunk))).toBe(9)
  await inFlight.end()
  expect(await write(store, [10])).toEqual([10])
  const { sha256: whole } = await store.open(upload, (each) => each.finish())
  expect(whole).toBe(sha256(pdfBytes(10 * MB)))
})

test('an upload that was deleted takes no chunk', async () => {
  const store = newStore()
  const { uploadId, row, partsOf, write } = await newUpload(3 * MB)
  await write(store, [1])
  const upload = await row()
  await portal.context.database.execute(sql`delete from uploads where upload_id = ${uploadId}`)
  const chunk = { chunkNumber: 2, parts: partsOf(2) }
  await expect(store.open(upload, (each) => each.writeChunk(chunk))).rejects.toMatchObject({
    refusal: 'uploadNotFound',
  })
})

test('a released upload keeps its files open until the last request has ended', async () => {
  const store = newStore()
  const { uploadId, row, partsOf } = await newUpload(2 * MB)
  const upload = await row()
  await store.open(upload, async (bytes) => {
    store.release(uploadId)
    expect(await bytes.writeChunk({ chunkNumber: 1, parts: partsOf(1) })).toBe(1)
  })
  expect(await store.open(upload, numbersOf)).toEqual([1])
})
