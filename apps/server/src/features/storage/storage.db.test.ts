import { randomUUID } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '@systole/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newCase } from '../uploads/testing/new-case.ts'
import { pdfBytes } from '../uploads/testing/upload-client.ts'
import { checkStorage } from './check-storage.ts'
import { describeStorage, isLoss } from './describe-storage.ts'
import { sweepStorage } from './sweep-storage.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
beforeEach(async () => {
  await portal.context.database.execute(sql`update files set deleted_at = now()`)
  for (const { key } of await listed()) await portal.context.files.remove(key)
})
afterAll(() => portal.close())

const parts = () => ({ ...portal.context, db: portal.context.database })

async function listed() {
  const all = []
  for await (const file of portal.context.files.list()) all.push(file)
  return all
}
const keys = async () => (await listed()).map(({ key }) => key).sort()

async function withFile() {
  const vet = await newCase(portal)
  await vet.client.put({ name: 'a.pdf', bytes: pdfBytes(1000), caseId: vet.caseId }, 1)
  const [row] = await vet.rows()
  if (!row) throw new Error('the file is not there')
  return { vet, key: row.storageKey }
}

/** Stores bytes that no row references. */
async function orphan() {
  const key = `file_${randomUUID().replaceAll('-', '').slice(0, 20)}`
  await portal.context.files.put(key, Buffer.from('nobody knows me'))
  return key
}

const pathOf = (key: string) => join(portal.context.settings.DATA_DIR, 'files', key.slice(-2), key)

async function makeOlder(key: string, milliseconds: number) {
  const then = new Date(Date.now() - milliseconds)
  await utimes(pathOf(key), then, then)
}

test('bytes without a row are removed after a day and not before', async () => {
  const { key } = await withFile()
  const [old, fresh] = [await orphan(), await orphan()]
  for (const each of [key, old]) await makeOlder(each, DAY + 60_000)
  await makeOlder(fresh, DAY - 60_000)
  await sweepStorage(parts())
  expect(await keys()).toEqual([key, fresh].sort())
})

test('bytes of a deleted file that were not removed then are removed now', async () => {
  const { vet, key } = await withFile()
  await portal.context.database.execute(
    sql`update files set deleted_at = now() where case_id = ${vet.caseId}`,
  )
  await makeOlder(key, 2 * DAY)
  await sweepStorage(parts())
  expect(await keys()).toEqual([])
})

test('previews, report PDFs, logos and files about to get their row are never swept', async () => {
  const { database } = portal.context
  const vet = await newCase(portal)
  const [preview, pdf, logo, arriving] = await Promise.all([1, 2, 3, 4].map(() => orphan()))
  if (!preview || !pdf || !logo || !arriving) throw new Error('four keys are needed')
  await database.execute(sql`
    insert into previews (source_key, kind, state, storage_key, size_bytes)
    values ('file_source', 'thumbnail', 'ready', ${preview}, 15)`)
  await database.execute(sql`
    insert into hospital_logos (logo_key, hospital_id, type, sha256, size_bytes, width, height, created_at)
    values (${logo}, ${vet.hospitalId}, 'image/png', 'x', 15, 1, 1, now())`)
  await database.execute(sql`
    insert into reports (case_id, revision, hospital_id, language, model, model_sha256, author_id, released_at, pdf_key, pdf_sha256, pdf_size_bytes)
    values (${vet.caseId}, '20260101000000', ${vet.hospitalId}, 'en_us', '{}', 'x', ${vet.accountId}, now(), ${pdf}, 'x', 15)`)
  await database.execute(sql`
    insert into uploads (upload_id, case_id, hospital_id, account_id, identifier, name, name_key, kind, format, size_bytes, chunk_bytes, chunk_count)
    values (${arriving.replace('file_', 'upload_')}, ${vet.caseId}, ${vet.hospitalId}, ${vet.accountId}, 'i', 'a.pdf', 'a.pdf', 'others', 'pdf', 15, 1048576, 1)`)
  const before = await keys()
  for (const key of before) await makeOlder(key, 3 * DAY)
  await sweepStorage(parts())
  expect(await keys()).toEqual(before)
  await database.execute(sql`delete from previews`)
  await database.execute(sql`delete from uploads`)
  await sweepStorage(parts())
  expect(await keys()).toEqual([logo, pdf].sort())
})

test('a storage where everything fits is said to be so', async () => {
  await portal.context.database.execute(sql`truncate reports, hospital_logos cascade`)
  await withFile()
  const report = await checkStorage(parts(), { deep: true })
  expect(report).toEqual({
    named: { count: 1, sizeBytes: 1000 },
    stored: { count: 1, sizeBytes: 1000 },
    findings: [],
  })
  expect(describeStorage(report)).toContain('Every row has its bytes.')
})

test('missing bytes, a wrong size and an orphan are found by the lists alone', async () => {
  const [gone, cut, stray] = [(await withFile()).key, (await withFile()).key, await orphan()]
  await portal.context.files.remove(gone)
  await writeFile(pathOf(cut), 'short')
  const report = await checkStorage(parts())
  expect(report.findings).toEqual(
    expect.arrayContaining([
      { problem: 'missing', key: gone, what: 'file' },
      { problem: 'size', key: cut, what: 'file', reported: 1000, found: 5 },
      { problem: 'orphan', key: stray, sizeBytes: 15 },
    ]),
  )
  expect(report.findings.filter(isLoss)).toHaveLength(2)
  const words = describeStorage(report).join('\n')
  expect(words).toContain(`missing  ${gone}`)
  expect(words).toContain('2 without their bytes as they were')
  expect(words).toContain('1 that no row names')
})

test('bytes that changed without changing their length are found by reading them', async () => {
  const { key } = await withFile()
  await writeFile(pathOf(key), pdfBytes(1000, 2))
  expect((await checkStorage(parts())).findings).toEqual([])
  const deep = await checkStorage(parts(), { deep: true })
  expect(deep.findings).toEqual([{ problem: 'damaged', key, what: 'file' }])
})
