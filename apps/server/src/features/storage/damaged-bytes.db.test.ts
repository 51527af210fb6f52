import { open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '@systole/domain/time/durations'
import { CHUNK_BYTES as MB } from '@systole/domain/uploads/chunks/chunk-plan'
import { like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mails } from '../../db/schema/notifications.ts'
import { storageFindings } from '../../db/schema/operations.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newCase } from '../uploads/testing/new-case.ts'
import { pdfBytes, upTo } from '../uploads/testing/upload-client.ts'
import { checkBytes } from './check-bytes.ts'

let portal: TestApp
let origin = ''

beforeAll(async () => {
  portal = await testApp()
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' })
})
beforeEach(async () => {
  const { database } = portal.context
  await database.execute(sql`update files set deleted_at = now()`)
  await database.execute(sql`truncate storage_findings, storage_rounds`)
})
afterAll(() => portal.close())

/** Stores a file of this many chunks; returns its address and the path of its bytes. */
async function storedFile(name = 'thorax.pdf', chunks = 3) {
  const vet = await newCase(portal)
  const bytes = pdfBytes(chunks * MB)
  await vet.client.putAll({ name, bytes, caseId: vet.caseId }, upTo(chunks))
  const [row] = await vet.rows()
  const [listed] = (await vet.list()).data.files
  if (!row || !listed) throw new Error('the file is not there')
  const { storageKey } = row
  const path = join(portal.context.settings.DATA_DIR, 'files', storageKey.slice(-2), storageKey)
  return { vet, bytes, storageKey, path, url: origin + listed.url }
}

/** Changes one bit in the middle of a file. */
async function flipBit(path: string) {
  const file = await open(path, 'r+')
  const { size } = await file.stat()
  const at = Math.floor(size / 2)
  const byte = Buffer.alloc(1)
  await file.read(byte, 0, 1, at)
  byte.writeUInt8(byte.readUInt8(0) ^ 1)
  await file.write(byte, 0, 1, at)
  await file.close()
}

const fetchBytes = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}

const noticesAbout = async (storageKey: string) =>
  portal.context.database
    .select()
    .from(mails)
    .where(like(mails.dedupeKey, `storage-finding:${storageKey}:%`))

test('F23 a download of damaged bytes breaks off and is never complete', async () => {
  const { url, path, storageKey } = await storedFile()
  await flipBit(path)
  await expect(fetchBytes(url)).rejects.toThrow()
  await expect(fetchBytes(url)).rejects.toThrow()
  await vi.waitFor(async () => expect(await noticesAbout(storageKey)).toHaveLength(1))
  const [notice] = await noticesAbout(storageKey)
  expect(notice?.recipient).toBe('support@systole.test')
  expect(notice?.plain).toContain('thorax.pdf')
  expect(notice?.plain).toContain(storageKey)
})

test('F23 a small damaged file is refused in words, without one of its bytes', async () => {
  const vet = await newCase(portal)
  await vet.client.put({ name: 'a.pdf', bytes: pdfBytes(1000), caseId: vet.caseId }, 1)
  const [row] = await vet.rows()
  const [listed] = (await vet.list()).data.files
  const key = row?.storageKey ?? ''
  await flipBit(join(portal.context.settings.DATA_DIR, 'files', key.slice(-2), key))
  const response = await fetch(origin + listed?.url)
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({ message: expect.stringContaining('damaged') })
})

test.each(['bytes=0-99', 'bytes=-10'])(
  'F23 a part of a damaged file (%s) is refused',
  async (range) => {
    const { url, path } = await storedFile()
    expect(await fetchBytes(url, { range })).toMatchObject({ status: 206 })
    await flipBit(path)
    expect(await fetchBytes(url, { range })).toMatchObject({ status: 500 })
  },
)

test('F23 the ZIP of a case with damaged bytes breaks off', async () => {
  const { vet, path } = await storedFile()
  const reply = await vet.api.uploads.queryCaseArchive({ usid: vet.caseId, language: 'en_us' })
  if (!reply.ok) throw new Error(reply.message)
  const url = origin + reply.data.url
  expect(await fetchBytes(url)).toMatchObject({ status: 200 })
  await flipBit(path)
  await expect(fetchBytes(url)).rejects.toThrow()
})

test('intact files and their ranges arrive byte for byte, without a finding', async () => {
  const { url, bytes, storageKey } = await storedFile()
  expect((await fetchBytes(url)).bytes.equals(bytes)).toBe(true)
  const part = await fetchBytes(url, { range: `bytes=${MB}-` })
  expect(part.bytes.equals(bytes.subarray(MB))).toBe(true)
  expect(await noticesAbout(storageKey)).toEqual([])
})

/** Runs one portion of the weekly check: one file. */
const portion = () => checkBytes(portal.context, { smallestPortionBytes: 1 })
const round = async () => {
  const admin = await portal.as('internal_admin')
  const reply = await admin.api.operations.queryStorageChecks({})
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

test('F23 the weekly check reads all bytes in portions and mails what is damaged or missing, once', async () => {
  const [good, damaged, missing] = [
    await storedFile('good.pdf', 1),
    await storedFile('damaged.pdf', 1),
    await storedFile('missing.pdf', 1),
  ]
  const kept = await readFile(damaged.path)
  await flipBit(damaged.path)
  await rm(missing.path)
  await portion()
  expect((await round()).rounds).toMatchObject([{ checked: 1, finished: '', total_bytes: 3 * MB }])
  for (let more = 0; more < 3; more += 1) await portion()
  const { rounds, findings, total } = await round()
  expect(rounds).toMatchObject([
    { checked: 3, checked_bytes: 3 * MB, found: 2, finished: expect.stringMatching(/^\d{14}$/) },
  ])
  expect(total).toBe(2)
  expect(findings.map(({ name, problem }) => `${name} ${problem}`).sort()).toEqual([
    'damaged.pdf damaged',
    'missing.pdf missing',
  ])
  expect(await noticesAbout(damaged.storageKey)).toHaveLength(1)
  expect(await noticesAbout(missing.storageKey)).toHaveLength(1)
  expect(await noticesAbout(good.storageKey)).toEqual([])

  await portion()
  expect((await round()).rounds).toHaveLength(1) // the next round begins a week later
  portal.clock.advance(7 * DAY)
  await writeFile(damaged.path, kept)
  for (let more = 0; more < 4; more += 1) await portion()
  portal.clock.advance(-7 * DAY)
  const after = await round()
  expect(after.findings.map(({ name }) => name)).toEqual(['missing.pdf'])
  expect(await noticesAbout(missing.storageKey)).toHaveLength(1)
})

test('a file that is deleted while it is checked is no finding', async () => {
  const { vet, path } = await storedFile('gone.pdf', 1)
  await rm(path)
  const { database } = portal.context
  await database.execute(sql`update files set deleted_at = now() where case_id = ${vet.caseId}`)
  await portion()
  await portion()
  expect(await database.select().from(storageFindings)).toEqual([])
})

test('only admins see the checks of the storage', async () => {
  const vet = await portal.as('vet')
  expect(await vet.api.operations.queryStorageChecks({})).toMatchObject({ error: 'accessDenied' })
})
