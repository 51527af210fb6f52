import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

vi.setConfig({ hookTimeout: 300_000 }) // the whole demo is filled in, on a machine that may be busy
let database: TestDatabase
let dataDir: string
let client: pg.Client

/** Runs `npm run seed` as an operator does, on an empty database. */
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'systole-seed-'))
  await promisify(execFile)(process.execPath, ['tools/seed.ts'], {
    env: {
      NODE_ENV: 'development',
      DATABASE_URL: database.connectionString,
      DATA_DIR: dataDir,
    },
  })
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function rows<Row extends object>(query: string): Promise<Row[]> {
  return (await client.query<Row>(query)).rows
}

// Handbook 1.2; review_done lasts ten seconds, until the report is released.
const STATUSES = [
  'open',
  'upload',
  'wait_for_preparation',
  'data_ready',
  'patch_done',
  'request_quality_review',
  'ready_for_review',
  '1st_reviewing',
  'pending_2nd_review',
  '2nd_reviewing',
  'done',
  'resend_report_request',
  'reject',
]

test.each([
  ['English', 'hospital_demo_ecg'],
  ['Japanese', 'hospital_demo_ecg_ja'],
])('ECG-1 the demo has an ECG case in every status that lasts, in %s', async (_, hospital) => {
  const found = await rows<{ status: string }>(
    `select distinct status from cases where service in ('ecg1l', 'ecg6l') and hospital_id = '${hospital}'`,
  )
  expect(found.map(({ status }) => status).toSorted()).toEqual([...STATUSES].toSorted())
})

test('ECG-9 the demo has released ECG reports in English and in Japanese', async () => {
  const found = await rows<{ language: string }>(
    `select distinct r.language from reports r join cases c using (case_id) where c.service in ('ecg1l', 'ecg6l') order by 1`,
  )
  expect(found.map(({ language }) => language)).toEqual(['en_us', 'ja'])
})

test('ECG-1 a second reviewer has a case of the demo in hand, and a day waits to be read', async () => {
  const second = await rows<{ reader_id: string; lease_until: Date | null }>(
    `select distinct reader_id, lease_until from cases where status = '2nd_reviewing'`,
  )
  expect(second).toEqual([{ reader_id: 'account_demo_second_reviewer', lease_until: null }])
  const [day] = await rows<{ status: string }>(
    `select c.status from files f join cases c using (case_id) where f.name = 'captain_24_hours.dcm'`,
  )
  expect(day?.status).toBe('wait_for_preparation')
})

// Drawn with known truth: a patcher who makes no mistakes has labelled the beats.
test('ECG-3 the beats of the demo are labelled as they were drawn: fibrillation, VPC groups, blocks, noise', async () => {
  const signed = await rows<{ name: string; rules: string[] }>(
    `select p.name, array_agg(distinct f.rule) as rules
       from cases c join pets p using (pet_id) join ecg_recordings r using (case_id) join ecg_measurement_sets s using (recording_id)
       cross join lateral jsonb_to_recordset(s.description->'rhythm'->'findings') as f(rule text)
      where s.lead = '' group by 1`,
  )
  const rulesOf = (name: string) => signed.find((each) => each.name === name)?.rules ?? []
  expect(rulesOf('Otto')).toContain('atrialFibrillationSuspected')
  expect(rulesOf('Kaiser')).toEqual(
    expect.arrayContaining(['ventricularPremature', 'ventricularCouplet', 'idioventricularRhythm']),
  )
  expect(rulesOf('さくら')).toContain('firstDegreeBlock')
  expect(rulesOf('Rocky')).toContain('secondDegreeMobitzII')
  expect(rulesOf('りん')).toContain('thirdDegreeBlock')
})

// くろ was drawn with two losses of samples, Zeus with 50 s of muscle noise in a minute.
test('ECG-1 the demo has recordings with lost samples and noise where they were drawn', async () => {
  const analysed = await rows<{ name: string; gaps: number; noise: number }>(
    `select p.name, jsonb_array_length(a.result->'gaps') as gaps,
            (select coalesce(sum(n.to - n.from), 0) from jsonb_to_recordset(a.result->'noise') as n("from" int, "to" int))::float8
              / r.sample_count as noise
       from cases c join pets p using (pet_id) join ecg_recordings r using (case_id) join ecg_analyses a using (recording_id)`,
  )
  const of = (name: string) => analysed.find((each) => each.name === name)
  expect(of('くろ')?.gaps).toBe(2)
  expect(of('Zeus')?.noise).toBeGreaterThan(0.5)
  expect(of('Kaiser')?.noise).toBeLessThan(0.05)
})
