import { ANALYSIS_VERSION } from '@systole/ecg/analysis/analyse-ecg'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { StorageUnavailable } from '../../ports/file-storage.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { copyFiles } from '../cases/case-store.ts'
import { readFacts } from '../previews/read-facts.ts'
import { jobContext } from '../previews/testing/derived.ts'
import { discardBytes } from '../uploads/sweeping/discard-bytes.ts'
import { analyseRecording } from './analyse-recording.ts'
import { importEcg } from './import-ecg.ts'
import { requeueLateImports } from './requeue-late-imports.ts'
import { recordedCase } from './testing/recorded-case.ts'

let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // each file is read by its own process

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const db = () => portal.context.database
const dog = async () => Buffer.from(await FIXTURES['ecg_dog.json']())
const madeKeys = async (storageKey: string) => {
  const keys: string[] = []
  for await (const { key } of portal.context.files.list())
    if (key !== storageKey && key.includes(storageKey)) keys.push(key)
  return keys.sort()
}
const digests = async (caseId: string) => {
  const { rows } = await db().execute(sql`
    select state, signal_key, signal_sha256, pyramid_key, pyramid_sha256,
      (select beats_sha256 from ecg_analyses a where a.recording_id = r.recording_id)
    from ecg_recordings r where case_id = ${caseId}`)
  return rows
}
const jobsOf = async (name: string, id: string) => {
  const { rows } = await db().execute(
    sql`select 1 from pgboss.job where name = ${name} and data::text like ${`%${id}%`}`,
  )
  return rows.length
}
const bytesAt = async (url: string | undefined, headers = {}) =>
  (await portal.app.inject({ method: 'GET', url: url ?? '/none', headers })).rawPayload

test('an import analyses the recording, and its beats are read as records, whole or in part', async () => {
  const { recordings } = await recordedCase(portal, 'a.json', await dog())
  const [recording] = await recordings()
  const { beats, analysis } = recording ?? {}
  // 10 s of the drawn dog at 120/min
  expect(beats?.count).toBeGreaterThanOrEqual(18)
  expect(beats?.count).toBeLessThanOrEqual(22)
  const bytes = await bytesAt(beats?.url)
  const found = decodeBeats(bytes)
  expect(found).toHaveLength(beats?.count ?? 0)
  expect(found.every(({ source }) => source === 'auto')).toBe(true)
  const part = await bytesAt(beats?.url, { range: 'bytes=8-15' })
  expect(decodeBeats(part)).toEqual(found.slice(1, 2))
  expect(analysis).toMatchObject({ species: 'cat', nearest: false, problem: null })
  expect(JSON.parse((await bytesAt(analysis?.url)).toString())).toMatchObject({ gaps: [] })
})

test('a run that is ended between bytes and rows is repeated and makes the same bytes, once', async () => {
  const { vet, storageKey, recordings } = await recordedCase(portal, 'a.json', await dog(), {
    isImported: false,
  })
  expect(await recordings()).toMatchObject([{ state: 'importing', signal_url: null, beats: null }])
  const database = new Proxy(db(), {
    get: (target, name) =>
      name === 'transaction'
        ? () => Promise.reject(new Error('killed'))
        : Reflect.get(target, name),
  })
  await expect(importEcg({ ...jobContext(portal), database }, { storageKey })).rejects.toThrow()
  const before = await madeKeys(storageKey)
  expect(before).toHaveLength(2)
  await importEcg(jobContext(portal), { storageKey })
  expect(await madeKeys(storageKey)).toEqual(before)
  expect(await digests(vet.caseId)).toMatchObject([{ state: 'ready' }])
})

test('two workers that import a file at the same time leave one recording and one pair of objects', async () => {
  const { vet, storageKey } = await recordedCase(portal, 'a.json', await dog(), {
    isImported: false,
  })
  const run = () => importEcg(jobContext(portal), { storageKey })
  await Promise.all([run(), run(), run()])
  expect(await digests(vet.caseId)).toMatchObject([{ state: 'ready' }])
  expect(await madeKeys(storageKey)).toHaveLength(2)
})

test('while the storage is away the import waits, and the next run completes it', async () => {
  const { storageKey, recordings } = await recordedCase(portal, 'a.json', await dog(), {
    isImported: false,
  })
  const context = jobContext(portal)
  const away = new Proxy(context.files, {
    get: (target, name) =>
      name === 'adopt'
        ? () => Promise.reject(new StorageUnavailable('the storage is away'))
        : Reflect.get(target, name),
  })
  await expect(importEcg({ ...context, files: away }, { storageKey })).rejects.toThrow('away')
  expect(await recordings()).toMatchObject([{ state: 'importing' }])
  await importEcg(context, { storageKey })
  expect(await recordings()).toMatchObject([{ state: 'ready' }])
})

test('a follow-up shares the bytes under recordings of its own, and its analysis is for its own animal', async () => {
  const { vet, storageKey, recordings } = await recordedCase(portal, 'a.json', await dog())
  const petId = await portal.build.pet(vet.hospitalId, { species: 'dog', breedId: null })
  const followUp = await portal.build.consult(vet, { petId })
  const without = { kinds: [], names: [] }
  await copyFiles(db(), { from: vet.caseId, to: followUp, without })
  await requeueLateImports(jobContext(portal))
  expect(await recordings(followUp)).toMatchObject([{ state: 'importing' }])
  await importEcg(jobContext(portal), { storageKey })
  const [original] = await recordings()
  const [copy] = await recordings(followUp)
  expect(copy).toMatchObject({ state: 'ready', leads: original?.leads, beats: null })
  expect(copy?.rid).not.toBe(original?.rid)
  expect(await madeKeys(storageKey)).toHaveLength(2)
  expect(await bytesAt(copy?.signal_url ?? '')).toEqual(await bytesAt(original?.signal_url ?? ''))
  expect(await jobsOf('analyse-ecg', copy?.rid ?? '')).toBe(1)
  await analyseRecording(jobContext(portal), { recordingId: copy?.rid ?? '' })
  expect(await recordings(followUp)).toMatchObject([{ analysis: { species: 'dog' } }])
  expect(await recordings()).toMatchObject([{ analysis: { species: 'cat' } }])
})

test('a recording with an older analysis is analysed again after all others, and keeps the older one', async () => {
  const { recordings } = await recordedCase(portal, 'a.json', await dog())
  const [recording] = await recordings()
  const recordingId = recording?.rid ?? ''
  await requeueLateImports(jobContext(portal))
  expect(await jobsOf('analyse-ecg', recordingId)).toBe(0)
  await db().transaction(async (tx) => {
    await tx.execute(sql`alter table ecg_analyses disable trigger user`)
    await tx.execute(sql`update ecg_analyses set version = 0 where recording_id = ${recordingId}`)
    await tx.execute(sql`alter table ecg_analyses enable trigger user`)
  })
  await requeueLateImports(jobContext(portal))
  await requeueLateImports(jobContext(portal))
  expect(await jobsOf('analyse-ecg', recordingId)).toBe(1)
  const { rows } = await db().execute(sql`select priority from pgboss.job
    where name = 'analyse-ecg' and data #>> '{payload,recordingId}' = ${recordingId}`)
  expect(rows).toEqual([{ priority: -10 }])
  await analyseRecording(jobContext(portal), { recordingId })
  const versions = await db().execute(
    sql`select version from ecg_analyses where recording_id = ${recordingId} order by version`,
  )
  expect(versions.rows).toEqual([{ version: 0 }, { version: ANALYSIS_VERSION }])
})

test('a follow-up that is asked for queues the import of its ECG', async () => {
  const { vet, storageKey } = await recordedCase(portal, 'a.json', await dog())
  await db().execute(sql`update cases set status = 'close', submitted_at = now(), due_at = now(), closed_at = now()
    where case_id = ${vet.caseId}`)
  await db().execute(sql`delete from pgboss.job where name = 'import-ecg'`)
  const cloned = await vet.api.cases.cloneSession({ usid: vet.caseId, uid: vet.accountId })
  if (!cloned.ok) throw new Error(cloned.message)
  expect(await jobsOf('import-ecg', storageKey)).toBe(1)
})

test('a file from before there were recordings is imported by the sweep, a picture of an ECG is not', async () => {
  const { vet, storageKey, recordings } = await recordedCase(portal, 'a.json', await dog())
  await db().execute(sql`delete from ecg_recordings where case_id = ${vet.caseId}`)
  await db().execute(sql`delete from pgboss.job where name = 'import-ecg'`)
  const picture = await portal.build.file(vet.caseId, vet, 'ecg', 'ecg.pdf')
  await db().execute(sql`update files set facts_state = 'read' where file_id = ${picture}`)
  await requeueLateImports(jobContext(portal))
  expect(await jobsOf('import-ecg', storageKey)).toBe(1)
  expect(await recordings()).toMatchObject([{ state: 'importing', fname: 'a.json' }])
})

test('INSP-8 recordings leave with their file', async () => {
  const { vet, storageKey, recordings } = await recordedCase(portal, 'a.json', await dog())
  const [recording] = await recordings()
  const url = recording?.signal_url ?? ''
  const discard = () =>
    discardBytes(jobContext(portal), { storageKeys: [storageKey], uploadIds: [] })
  await discard()
  expect(await madeKeys(storageKey)).toHaveLength(2)
  const named = { usid: vet.caseId, uid: vet.accountId, type: 'supplementary' }
  await vet.api.uploads.deleteSessionData({ ...named, fname: 'a.json', ftype: 'json' })
  expect(await recordings()).toEqual([])
  expect((await portal.app.inject({ method: 'GET', url })).statusCode).toBe(404)
  await discard()
  expect(await madeKeys(storageKey)).toEqual([])
  expect(await digests(vet.caseId)).toEqual([])
})

test('a file deleted while it is imported leaves nothing behind', async () => {
  const { vet, storageKey } = await recordedCase(portal, 'a.json', await dog(), {
    isImported: false,
  })
  const context = jobContext(portal)
  const files = new Proxy(context.files, {
    get: (target, name) =>
      name === 'adopt'
        ? async (...sent: Parameters<typeof target.adopt>) => {
            await db().execute(sql`delete from ecg_recordings where case_id = ${vet.caseId}`)
            return target.adopt(...sent)
          }
        : Reflect.get(target, name),
  })
  await importEcg({ ...context, files }, { storageKey })
  expect(await madeKeys(storageKey)).toEqual([])
})

test('the database keeps a ready recording of a paid case and every analysis as they are', async () => {
  const { vet } = await recordedCase(portal, 'a.json', await dog())
  await db().execute(
    sql`update cases set status = 'submit', submitted_at = now(), due_at = now() where case_id = ${vet.caseId}`,
  )
  const of = sql`where case_id = ${vet.caseId}`
  const ofRecording = sql`where recording_id in (select recording_id from ecg_recordings ${of})`
  for (const statement of [
    sql`update ecg_recordings set signal_sha256 = 'x' ${of}`,
    sql`update ecg_recordings set state = 'failed', problem = '{}', signal_key = null ${of}`,
    sql`delete from ecg_recordings ${of}`,
    sql`update ecg_analyses set beats = '' ${ofRecording}`,
    sql`delete from ecg_analyses ${ofRecording}`,
  ])
    await expect(db().execute(statement)).rejects.toThrow()
  expect(await digests(vet.caseId)).toMatchObject([{ state: 'ready' }])
})

test('the same bytes twice are one recording that names both files, until one of them is deleted', async () => {
  const bytes = await dog()
  const { vet, recordings } = await recordedCase(portal, 'a.json', bytes)
  await vet.client.putAll({ name: 'again.json', bytes, caseId: vet.caseId, kind: 'ECG' })
  const again = (await vet.rows()).find(({ name }) => name === 'again.json')
  const storageKey = again?.storageKey ?? ''
  await readFacts(jobContext(portal), { storageKey })
  await requeueLateImports(jobContext(portal))
  expect(await jobsOf('import-ecg', storageKey)).toBe(0)
  expect(await recordings()).toMatchObject([{ fname: 'a.json', same_files: ['again.json'] }])
  const named = { usid: vet.caseId, uid: vet.accountId, type: 'supplementary' }
  await vet.api.uploads.deleteSessionData({ ...named, fname: 'a.json', ftype: 'json' })
  await importEcg(jobContext(portal), { storageKey })
  expect(await recordings()).toMatchObject([
    { fname: 'again.json', state: 'ready', same_files: [] },
  ])
})
