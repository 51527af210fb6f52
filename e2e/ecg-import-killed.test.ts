import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importEcgQueue } from '../apps/server/src/features/ecg-recordings/import-ecg.queue.ts'
import { recordedCase } from '../apps/server/src/features/ecg-recordings/testing/recorded-case.ts'
import { type TestApp, testApp } from '../apps/server/src/testing/test-app.ts'
import { type DatabaseGate, databaseGate } from './support/database-gate.ts'
import { killedJobs } from './support/killed-jobs.ts'
import { longEcg } from './support/long-ecg.ts'

/** The built server, killed while it reads an ECG, between its bytes and its rows, and in their transaction. Handbook 7. */
const PATIENCE = { timeout: 60_000, interval: 20 }
const HOURS = 1

let portal: TestApp
let jobs: Awaited<ReturnType<typeof killedJobs>>
let ready: DatabaseGate
let analysis: DatabaseGate
const db = () => portal.context.database

beforeAll(async () => {
  portal = await testApp()
  jobs = await killedJobs(portal)
  const { databaseUrl } = portal
  ready = await databaseGate(databaseUrl, {
    statement: 'update on ecg_recordings',
    when: "new.state = 'ready'",
  })
  analysis = await databaseGate(databaseUrl, { statement: 'insert on ecg_analyses', when: 'true' })
})
afterAll(async () => {
  await jobs?.stop()
  for (const gate of [ready, analysis]) await gate?.end()
  await portal?.close()
})

/** Returns the digests of everything that an import makes. */
async function digests(caseId: string) {
  const { rows } = await db().execute(sql`
    select r.state, r.signal_sha256, r.pyramid_sha256, a.beats_sha256, a.result
    from ecg_recordings r left join ecg_analyses a using (recording_id) where r.case_id = ${caseId}`)
  return rows
}

async function keysMadeFrom(storageKey: string) {
  const keys: string[] = []
  for await (const { key } of portal.context.files.list())
    if (/^(signal|pyramid)_/.test(key) && key.includes(storageKey)) keys.push(key)
  return keys
}

/** Is passed while the contents process writes the samples of a lead. */
const reading: DatabaseGate = {
  closeAhead: async () => {},
  reached: async () => {
    const home = join(portal.context.settings.DATA_DIR, 'deriving')
    const isReading = () =>
      readdirSync(home, { recursive: true }).some((name) => String(name).endsWith('lead-0'))
    await expect.poll(isReading, PATIENCE).toBe(true)
  },
  open: async () => {},
  refuse: async () => {},
  end: async () => {},
}

test('an import that is killed anywhere runs again to the same bytes, once', async () => {
  const bytes = longEcg({ hours: HOURS })
  const plain = await recordedCase(portal, 'plain.json', bytes)
  const { vet, storageKey } = await recordedCase(portal, 'killed.json', bytes, {
    isImported: false,
  })
  await db().execute(sql`delete from pgboss.job`)
  const begin = () => portal.context.jobs.enqueue(db(), importEcgQueue, { storageKey })

  const comeBack = async () => void (await jobs.comeBack())
  await jobs.killAt({ gate: reading, ahead: 1 }, begin)
  expect(await keysMadeFrom(storageKey)).toEqual([])
  await jobs.killAt({ gate: ready, ahead: 1 }, comeBack)
  expect(await digests(vet.caseId)).toMatchObject([{ state: 'importing' }])
  expect(await keysMadeFrom(storageKey)).toHaveLength(2)
  await jobs.killAt({ gate: analysis, ahead: 1, isAfter: true }, comeBack)
  expect(await digests(vet.caseId)).toMatchObject([{ state: 'importing' }])

  await jobs.comeBack()
  await expect.poll(() => digests(vet.caseId), PATIENCE).toMatchObject([{ state: 'ready' }])
  await expect.poll(jobs.unfinished, PATIENCE).toEqual([])
  expect(await digests(vet.caseId)).toEqual(await digests(plain.vet.caseId))
  expect(await keysMadeFrom(storageKey)).toHaveLength(2)
})
