import type { CaseStatus } from '@systole/domain/cases/case'
import { ECG_STATUSES } from '@systole/domain/ecg-cases/ecg-action'
import { SECOND } from '@systole/domain/time/durations'
import { CHUNK_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { ecgDesk } from '../cases/ecg/testing/ecg-desk.ts'
import { readFacts } from '../previews/read-facts.ts'
import { jobContext } from '../previews/testing/derived.ts'
import { listFiles } from '../uploads/file-store.ts'
import { uploadClient } from '../uploads/testing/upload-client.ts'
import { requeueLateImports } from './requeue-late-imports.ts'

let portal: TestApp
let desk: Awaited<ReturnType<typeof ecgDesk>>
let bytes: Buffer
beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
  bytes = Buffer.concat([Buffer.from(await FIXTURES['ecg_dog.json']()), Buffer.from('\n')])
})
afterAll(() => portal.close())

const IMPORT = { overrides: { type: 'ecg_import' } }
const REFUSED = { status: 415, code: -6024, data: { reason: 'recordingsPatched' } }

/** A submitted case with one recording, put into a status. */
async function caseIn(status: CaseStatus) {
  const usid = await desk.prepared()
  await putInto(usid, status)
  portal.clock.advance(3 * SECOND) // uploads cache their case for two seconds
  return usid
}
const putInto = (usid: string, status: CaseStatus) =>
  portal.context.database.execute(
    sql`update cases set status = ${status}, reader_id = null where case_id = ${usid}`,
  )
const recordingsOf = async (usid: string) => {
  const { rows } = await portal.context.database.execute(
    sql`select state from ecg_recordings where case_id = ${usid}`,
  )
  return rows
}

test('ECG-7 after patch_done neither an upload nor an import adds a recording, until the report is out', async () => {
  const client = uploadClient(portal.app, desk.vet.sid)
  const staff = uploadClient(portal.app, desk.patcher.sid)
  const late = ECG_STATUSES.slice(ECG_STATUSES.indexOf('patch_done'))
  const open = late.filter((status) => status !== 'done' && status !== 'reject')
  for (const status of open) {
    const usid = await caseIn(status)
    const file = { name: 'late.json', bytes, caseId: usid, kind: 'ECG' }
    expect(await client.test(file, 1), status).toMatchObject(REFUSED)
    expect(await client.put(file, 1), status).toMatchObject(REFUSED)
    expect(await staff.put({ ...file, name: 'late.csv' }, 1, IMPORT), status).toMatchObject(REFUSED)
    const call = { usid, fnames: ['ecg_dog.json'] }
    expect(await desk.patcher.api.ecgRecordings.importEcgFile(call), status).toMatchObject({
      code: -6024,
    })
    const picture = Buffer.from('%PDF-1.7 letter')
    const letter = { name: 'letter.pdf', bytes: picture, caseId: usid, kind: 'others' }
    expect(await client.put(letter, 1), status).toMatchObject({ status: 200 })
    expect(await recordingsOf(usid)).toHaveLength(1)
  }
})

test('ECG-7 an upload that was begun before the patching ended does not arrive after it', async () => {
  const usid = await desk.prepared()
  const client = uploadClient(portal.app, desk.vet.sid)
  const long = Buffer.concat([bytes, Buffer.alloc(2_200_000, ' ')])
  const file = { name: 'slow.json', bytes: long, caseId: usid, kind: 'ECG' }
  const options = { chunks: Math.floor(long.length / CHUNK_BYTES) }
  expect(await client.put(file, 1, options)).toMatchObject({ status: 200 })
  await putInto(usid, 'patch_done')
  expect(await client.put(file, 2, options)).toMatchObject(REFUSED)
  expect(await listFiles(portal.context.database, usid)).toHaveLength(1)
})

test('ECG-7 the patching does not end while a file that may be a recording is being read', async () => {
  const usid = await desk.prepared()
  await desk.step(desk.patcher, usid, 'data_ready')
  await desk.upload(usid, 'second.json', bytes, 'others')
  const { session_tests } = desk.complete
  const finish = () =>
    desk.save(desk.patcher, usid, { status: 'patch_done', exinfo: { session_tests } })
  expect(await finish()).toMatchObject({
    code: -6024,
    data: { missing: [{ missing: 'reading', count: 1 }] },
  })
  for (const { storageKey } of await listFiles(portal.context.database, usid))
    await readFacts(jobContext(portal), { storageKey })
  expect(await recordingsOf(usid)).toContainEqual({ state: 'importing' })
  expect(await finish()).toMatchObject({ data: { missing: [{ missing: 'reading', count: 1 }] } })
  await desk.importAll(usid)
  expect(await finish()).toMatchObject({ data: { missing: [{ missing: 'patch' }] } })
})

test('ECG-7 a file that turns out to be an ECG after the patching stays a file', async () => {
  const usid = await desk.prepared()
  await desk.upload(usid, 'second.json', bytes, 'others')
  await putInto(usid, '1st_reviewing')
  for (const { storageKey } of await listFiles(portal.context.database, usid))
    await readFacts(jobContext(portal), { storageKey })
  await requeueLateImports(jobContext(portal))
  expect(await recordingsOf(usid)).toHaveLength(1)
  expect(await listFiles(portal.context.database, usid)).toHaveLength(2)
})
