import { type Right, withRights } from '@systole/domain/access/permissions'
import type { UserType } from '@systole/domain/accounts/user-type'
import type { CaseStatus } from '@systole/domain/cases/case'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { recordedCase } from '../ecg-recordings/testing/recorded-case.ts'
import { seedMre } from '../mre/seed-mre.ts'

type Person = Awaited<ReturnType<TestApp['as']>>

let portal: TestApp
let usid: string
let mia: Person
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process

const person = (as: UserType, ...rights: Right[]) =>
  portal.as(as, { permissions: withRights({}, 'ecg1l', rights) })
const moveTo = (status: CaseStatus, readerId: string | null) =>
  portal.context.database.execute(sql`update cases set service = 'ecg1l', status = ${status},
    reader_id = ${readerId}, submitted_at = now(), due_at = now() + interval '90 minutes' where case_id = ${usid}`)

beforeAll(async () => {
  portal = await testApp()
  await seedMre(portal.context.database, portal.clock.now())
  const bytes = Buffer.from(await FIXTURES['ecg_dog.json']())
  const { vet } = await recordedCase(portal, 'ecg_dog.json', bytes)
  usid = vet.caseId
  mia = await person('reviewer', 'report.review')
  await moveTo('1st_reviewing', mia.accountId)
}, 120_000)
afterAll(() => portal.close())

const FIRST = 'session_review_report'
async function read(
  by: Person,
  type: Parameters<Person['api']['reports']['queryReviewData']>[0]['type'] = FIRST,
) {
  const reply = await by.api.reports.queryReviewData({ usid, type })
  if (!reply.ok || !reply.data.ecg) throw new Error(reply.ok ? 'no review' : reply.message)
  return reply.data.ecg
}
type Data = Parameters<Person['api']['reports']['addReviewData']>[0]['data']
const save = (
  by: Person,
  data: Data,
  type = FIRST as Parameters<Person['api']['reports']['addReviewData']>[0]['type'],
) => by.api.reports.addReviewData({ usid, type, data })

test('CALL-29 before the first save the review is what was measured, each value marked as automatic', async () => {
  const { review, version, step, round, measured, evidence, rid, due } = await read(mia)
  expect({ version, step, round }).toEqual({ version: 0, step: 'heart_rate', round: 'first' })
  expect(review.heart_rate.rrRate).toBeGreaterThan(30)
  expect(review.sources['heart_rate.rrRate']).toEqual({
    by: 'auto',
    auto: review.heart_rate.rrRate,
  })
  expect(measured['heart_rate.rrRate']).toMatchObject({ value: review.heart_rate.rrRate })
  expect(evidence.length).toBeGreaterThan(2)
  for (const { text, places } of evidence) {
    expect(text).not.toMatch(/\{\{|undefined|NaN/)
    expect(places.every((place) => place.recording === rid)).toBe(true)
  }
  expect(due).toEqual({ second: false, async: false, why: [] })
})

test('CALL-30 a draft is saved under a version, with its step, and a stale version is -6025', async () => {
  const { review } = await read(mia)
  const heart_rate = { ...review.heart_rate, rrRate: 101 }
  const ecg_review = { ...review, heart_rate }
  const saved = await save(mia, { ecg_review, version: 0, step: 'rhythm' })
  expect(saved).toMatchObject({ data: { version: 1, status: '1st_reviewing' } })
  expect(await save(mia, { ecg_review, version: 0 })).toMatchObject({ code: -6025 })
  const again = await read(mia)
  expect(again).toMatchObject({ version: 1, step: 'rhythm', state: 'draft' })
  expect(again.review.heart_rate.rrRate).toBe(101)
  expect(again.review.sources['heart_rate.rrRate']).toMatchObject({
    by: 'reviewer',
    auto: review.heart_rate.rrRate,
  })
  const { uid = '' } = again.review.sources['heart_rate.rrRate'] ?? {}
  expect(again.people[uid]).toBe(again.reviewer)
  expect(again.review.sources['rhythm.sinus']?.by).toBe('auto')
})

test('ECG-5 an impossible number is refused by its name', async () => {
  const { review, version } = await read(mia)
  const ecg_review = { ...review, heart_rate: { ...review.heart_rate, rrRate: 601 } }
  expect(await save(mia, { ecg_review, version })).toMatchObject({
    code: -103,
    data: { field: 'data.ecg_review.heart_rate.rrRate' },
  })
})

test('CALL-30 only the holder with the right to review writes, and only while it is reviewed', async () => {
  const { review: ecg_review, version } = await read(mia)
  const leo = await person('reviewer', 'report.review')
  const noRight = await person('reviewer', 'report.second_review')
  const patcher = await person('patcher', 'tests.ecg1l.patch')
  const data = { ecg_review, version }
  expect(await save(leo, data)).toMatchObject({ error: 'notHolder' })
  expect(await save(noRight, data)).toMatchObject({ code: -102 })
  expect(await save(patcher, data)).toMatchObject({ code: -102 })
  expect(await save(mia, data, 'session_second_review')).toMatchObject({ code: -6024 })
  expect(await save(mia, { version })).toMatchObject({
    code: -103,
    data: { field: 'data.ecg_review' },
  })
  const other = await portal.as('reviewer', {
    permissions: withRights({}, 'ecg6l', ['report.review']),
  })
  expect(await other.api.reports.queryReviewData({ usid, type: FIRST })).toMatchObject({
    code: -6002,
  })
})

test('CALL-29 a second review begins as the first one, and names what it changes', async () => {
  const { review: first } = await read(mia)
  const ada = await person('second_reviewer', 'report.second_review')
  await moveTo('2nd_reviewing', ada.accountId)
  const start = await read(ada, 'session_second_review')
  expect(start).toMatchObject({ round: 'second', version: 0, diff: [] })
  expect(start.review.heart_rate.rrRate).toBe(101)
  const heart_rate = { ...first.heart_rate, rrRate: 103 }
  const changed = { ...start.review, heart_rate, rhythm: { ...first.rhythm, sinus: 'no' as const } }
  const type = 'session_second_review'
  expect(await save(ada, { ecg_review: changed, version: 0 }, type)).toMatchObject({ ok: true })
  expect((await read(ada, type)).diff).toEqual([
    { field: 'heart_rate.rrRate', first: 101, second: 103, changed: false },
    expect.objectContaining({ field: 'rhythm.sinus', second: 'no', changed: true }),
  ])
  expect((await read(ada)).review.heart_rate.rrRate).toBe(101)
  await moveTo('1st_reviewing', mia.accountId)
})

test('CALL-43 the rules propose from the review that is sent, in the language of the report, with evidence in that of the reader', async () => {
  const { review } = await read(mia)
  const ecg_review = { ...review, ectopic: { ...review.ectopic, has_vpc: true } }
  const propose = async (
    language: string,
    type: 'diagnosis' | 'evaluation' = 'diagnosis',
    sentences?: string,
  ) => {
    const params = { usid, review: ecg_review, language, ...(sentences && { sentences }) }
    const reply = await mia.api.mre.getMreResult({ type: 'ecg1l', stage: type, params })
    if (!reply.ok) throw new Error(reply.message)
    return reply.data.results
  }
  const vpc = (await propose('en_us')).find(({ id }) => id === 'dx.vpc')
  expect(vpc).toMatchObject({
    section: 'diagnosis',
    value: 'Ventricular premature complexes (VPC)',
    rule: 'ventricularPremature',
    extras: { draft: true },
  })
  expect(vpc?.evidence.text).not.toMatch(/\{\{|undefined|NaN/)
  expect((await propose('ja')).find(({ id }) => id === 'dx.vpc')?.value).toBe('心室期外収縮')
  const forReader = (await propose('ja', 'diagnosis', 'en_us')).find(({ id }) => id === 'dx.vpc')
  expect(forReader).toMatchObject({ value: '心室期外収縮', evidence: { text: vpc?.evidence.text } })
  expect((await propose('ko')).find(({ id }) => id === 'dx.vpc')?.value).toMatch(/^Ventricular/)
  expect(await propose('en_us', 'evaluation')).toContainEqual(
    expect.objectContaining({
      id: 'ev.holter',
      extras: { priority: 'strongly recommended', draft: true },
    }),
  )
})

test('CALL-43 a case outside the services is not found, nor is a revision that it does not have', async () => {
  const other = await portal.as('reviewer', {
    permissions: withRights({}, 'ecg6l', ['report.review']),
  })
  const sent = { type: 'ecg1l', stage: 'diagnosis', params: { usid } } as const
  expect(await other.api.mre.getMreResult(sent)).toMatchObject({ code: -6002 })
  const params = { usid, patch_revision: '20260101000000' }
  expect(await mia.api.mre.getMreResult({ ...sent, params })).toMatchObject({ code: -6002 })
})
