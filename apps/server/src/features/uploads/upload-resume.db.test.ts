import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { DAY, HOUR, SECOND } from '@systole/domain/time/durations'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { sweepAbandonedUploads } from './sweeping/sweep-abandoned-uploads.ts'
import { newCase } from './testing/new-case.ts'
import { pdfBytes, sha256, uploadClient } from './testing/upload-client.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const aFile = (caseId: string, sizeBytes = 3 * MB) => ({
  name: 'echo.pdf',
  bytes: pdfBytes(sizeBytes),
  caseId,
})

/** Starts a second server on the same database and folder, as after a restart or on another node. */
async function anotherServer(sid: string) {
  const app = await createApp(portal.context)
  return { client: uploadClient(app, sid), close: () => app.close() }
}

test('INSP-6 after a restart an upload continues with the chunks that were acknowledged', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId)
  await vet.client.put(file, 1)
  const restarted = await anotherServer(vet.sid)
  expect(await restarted.client.offset(file)).toMatchObject({ data: { received: [1] } })
  expect(await restarted.client.test(file, 1)).toMatchObject({ status: 200 })
  await restarted.client.put(file, 2)
  const last = await restarted.client.put(file, 3)
  expect(last).toMatchObject({ data: { complete: true, sha256: sha256(file.bytes) } })
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
  await restarted.close()
})

test('two nodes that take turns make one file', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId, 6 * MB)
  const other = await anotherServer(vet.sid)
  const turns = [vet.client, other.client]
  const answers = []
  for (const number of [2, 1, 4, 3, 6, 5]) answers.push(await turns[number % 2]?.put(file, number))
  expect(answers.map((answer) => answer?.data)).toMatchObject([
    { received: 1 },
    { received: 2 },
    { received: 3 },
    { received: 4 },
    { received: 5 },
    { complete: true, sha256: sha256(file.bytes) },
  ])
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
  portal.clock.advance(2 * SECOND)
  for (const node of turns)
    expect(await node.test(file, 1)).toMatchObject({ data: { complete: true } })
  await other.close()
})

test('a node that does not know yet that the file is whole says so when asked with a chunk', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId)
  const other = await anotherServer(vet.sid)
  await vet.client.put(file, 1)
  await other.client.putAll(file, [2, 3])
  const whole = { status: 200, data: { complete: true, sha256: sha256(file.bytes) } }
  expect(await vet.client.put(file, 1)).toMatchObject(whole)
  expect(await vet.client.put(file, 2)).toMatchObject(whole)
  await other.close()
})

test('two nodes that take all chunks at the same time make one file', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId, 8 * MB)
  const other = await anotherServer(vet.sid)
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
      (number % 2 === 0 ? vet.client : other.client).put(file, number),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await vet.names()).toEqual(['echo.pdf'])
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
  await other.close()
})

test('a crash after the last chunk is made good by the next question', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId)
  await vet.client.putAll(file, [1, 2])
  await stopBeforeCompletion(vet.caseId)
  const restarted = await anotherServer(vet.sid)
  expect(await restarted.client.offset(file)).toMatchObject({ data: { complete: true } })
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
  await restarted.close()

  /** Simulates a crash after the third chunk was written and recorded. */
  async function stopBeforeCompletion(caseId: string) {
    const { database, incomingDir } = portal.context
    const { rows } = await database.execute<{ upload_id: string }>(
      sql`update uploads set held_count = 3 where case_id = ${caseId} returning upload_id`,
    )
    const uploadId = rows[0]?.upload_id ?? ''
    const third = file.bytes.subarray(2 * MB)
    await database.execute(sql`insert into upload_chunks values (${uploadId}, 3, ${crc32(third)})`)
    await writeFile(join(incomingDir, uploadId), file.bytes)
  }
})

test('a crash between storing the bytes and recording the file is made good by the next question', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId)
  const lame = await testLame()
  await lame.putAll(file)
  expect(await vet.names()).toEqual([])
  const restarted = await anotherServer(vet.sid)
  expect(await restarted.client.test(file, 3)).toMatchObject({ data: { complete: true } })
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
  await restarted.close()

  /** Creates a server that fails after the bytes were moved to the storage. */
  async function testLame() {
    const { files } = portal.context
    const app = await createApp({
      ...portal.context,
      files: {
        ...files,
        adopt: async (key, path, file) => {
          await files.adopt(key, path, file)
          throw new Error('killed')
        },
      },
    })
    return uploadClient(app, vet.sid)
  }
})

test('acknowledged chunks whose bytes are lost are asked for again', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId)
  await vet.client.putAll(file, [1, 2])
  for (const name of await readdir(portal.context.incomingDir))
    await rm(join(portal.context.incomingDir, name))
  const restarted = await anotherServer(vet.sid)
  expect(await restarted.client.test(file, 1)).toMatchObject({ status: 204 })
  await restarted.client.putAll(file)
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
  await restarted.close()
})

/** Flips one byte of a file that is being received. */
async function damage(place: number) {
  for (const name of await readdir(portal.context.incomingDir)) {
    const path = join(portal.context.incomingDir, name)
    const bytes = await readFile(path)
    bytes[place] = 255 - (bytes[place] ?? 0)
    await writeFile(path, bytes)
  }
}

test('a chunk that a power cut damaged is asked for again', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId)
  await vet.client.putAll(file, [1, 2])
  await damage(MB + 5)
  const restarted = await anotherServer(vet.sid)
  expect(await restarted.client.offset(file)).toMatchObject({ data: { received: [1] } })
  await restarted.client.putAll(file, [2, 3])
  expect(await vet.stored('echo.pdf')).toEqual(file.bytes)
  await restarted.close()
})

test('bytes that changed on the disk while the rest arrived make no file', async () => {
  const vet = await newCase(portal)
  const file = aFile(vet.caseId)
  await vet.client.putAll(file, [2, 1])
  await damage(MB + 5)
  expect(await vet.client.put(file, 3)).toMatchObject({ status: 415, code: -8005 })
  expect(await vet.leftovers()).toBe(0)
  expect(await vet.names()).toEqual([])
})

test('INSP-7 an upload untouched for a day is swept away, one still arriving is not', async () => {
  const vet = await newCase(portal)
  const sweep = () => sweepAbandonedUploads({ ...portal.context, db: portal.context.database })
  const arriving = aFile(vet.caseId)
  await vet.client.put(arriving, 1)
  portal.clock.advance(DAY - SECOND)
  await sweep()
  expect(await vet.leftovers()).toBeGreaterThan(0)
  portal.clock.advance(2 * SECOND)
  await sweep()
  expect(await vet.leftovers()).toBe(0)
  expect(await readdir(portal.context.incomingDir)).toEqual([])
})

test('a file in the folder of arriving files that nothing knows of is removed after an hour', async () => {
  const stray = join(portal.context.incomingDir, 'upload_stray')
  await writeFile(stray, 'x')
  const now = Date.now()
  const sweepAt = (time: number) =>
    sweepAbandonedUploads({
      ...portal.context,
      db: portal.context.database,
      clock: { now: () => new Date(time) },
    })
  await sweepAt(now + HOUR - SECOND)
  expect(await readdir(portal.context.incomingDir)).toContain('upload_stray')
  await sweepAt(now + HOUR + SECOND)
  expect(await readdir(portal.context.incomingDir)).not.toContain('upload_stray')
})
