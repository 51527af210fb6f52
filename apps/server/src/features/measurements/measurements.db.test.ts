import { MEASUREMENTS_PER_FILE } from '@systole/domain/measurements/measurement'
import type { DicomFacts } from '@systole/domain/uploads/file-facts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '../../db/schema/cases.ts'
import { measurements } from '../../db/schema/measurements.ts'
import { reports } from '../../db/schema/reports.ts'
import { files } from '../../db/schema/uploads.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { measuredTexts } from './measurement-store.ts'

type Caller = Awaited<ReturnType<TestApp['as']>>
type Save = Partial<Parameters<Caller['api']['measurements']['saveMeasurement']>[0]>

let portal: TestApp
let vet: Caller
let caseId: string
let fid: string
let ids = 0

beforeAll(async () => {
  portal = await testApp()
})
beforeEach(async () => {
  vet = await portal.as('vet')
  caseId = await portal.build.consult(vet, { status: 'submit' })
  fid = await portal.build.file(caseId, vet, 'chestXray', 'thorax.dcm')
})
afterAll(() => portal.close())

const NOT_THERE = { ok: false, code: -8101 }
const LINE = [
  { x: 0.1, y: 1 / 3 },
  { x: 1234.5678901234567, y: 2e-7 },
]
const aMid = () => `m_test_${++ids}`

function save(caller: Caller, change: Save = {}) {
  return caller.api.measurements.saveMeasurement({
    fid,
    mid: aMid(),
    version: 0,
    method: 'length',
    frame: 0,
    points: LINE,
    ...change,
  })
}
async function list(caller: Caller, file = fid) {
  const reply = await caller.api.measurements.queryMeasurements({ fid: file })
  return reply.ok ? reply.data : reply
}
async function readFacts(dicom: Partial<DicomFacts>) {
  const facts = { dicom: { frames: 1, widthPixels: 2000, heightPixels: 1000, ...dicom } }
  await portal.context.database
    .update(files)
    .set({ facts: facts as { dicom: DicomFacts }, factsState: 'read' }) // the other tags play no part
    .where(eq(files.fileId, fid))
}
const rowOf = async (mid: string) =>
  (
    await portal.context.database
      .select()
      .from(measurements)
      .where(eq(measurements.measurementId, mid))
  )[0]

test('points are kept exactly as they were sent', async () => {
  const mid = aMid()
  const saved = await save(vet, { mid })
  expect(saved).toMatchObject({ ok: true, data: { measurement: { mid, version: 1, own: true } } })
  expect(await list(vet)).toMatchObject({
    measurements: [{ mid, method: 'length', frame: 0, points: LINE, author: { user_type: 'vet' } }],
    facts: 'waiting',
    spacing: null,
  })
})

test('the same save twice is one row, one version and one line of the audit', async () => {
  const mid = aMid()
  const first = await save(vet, { mid })
  expect(await save(vet, { mid })).toEqual(first)
  const rows = await portal.context.database
    .select()
    .from(auditLog)
    .where(sql`details->>'measurementId' = ${mid}`)
  expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
    ['measurement.saved', vet.accountId],
  ])
})

test('a save on an older version is refused and told what is there', async () => {
  const mid = aMid()
  await save(vet, { mid })
  const moved = [{ x: 5, y: 5 }, ...LINE.slice(1)]
  expect(await save(vet, { mid, version: 1, points: moved })).toMatchObject({
    data: { measurement: { version: 2, points: moved } },
  })
  expect(await save(vet, { mid, version: 1, frame: 1 })).toMatchObject({
    code: -6025,
    data: { measurement: { version: 2, points: moved } },
  })
})

test('the value comes from the file, not from the page: none until the file tells its scale', async () => {
  const mid = aMid()
  const points = [
    { x: 0, y: 0 },
    { x: 30, y: 40 },
  ]
  const saved = await save(vet, { mid, points })
  expect(saved).toMatchObject({ data: { measurement: { value: null } } })
  await readFacts({ pixelSpacingMm: { row: 0.1, column: 0.2 } })
  expect(await list(vet)).toMatchObject({
    measurements: [{ value: Math.hypot(6, 4) }],
    facts: 'read',
    spacing: { row: 0.1, column: 0.2 },
  })
  expect((await rowOf(mid))?.value).toBeNull()
  await save(vet, { mid, points: [{ x: 0, y: 10 }, ...points.slice(1)], version: 1 })
  expect((await rowOf(mid))?.value).toBeCloseTo(Math.hypot(6, 3), 12)
})

test('a heart score needs no scale', async () => {
  const spine = [0, 10, 20, 30, 40, 50].map((x) => ({ x, y: 0 }))
  const axes = [
    [50, 0],
    [50, 41],
    [30, 20],
    [66, 20],
  ].map(([x = 0, y = 0]) => ({ x, y }))
  expect(await save(vet, { method: 'vhs', points: [...axes, ...spine] })).toMatchObject({
    data: { measurement: { value: 7.7 } },
  })
})

test('another hospital sees no file, saves nothing and takes nothing away', async () => {
  const stranger = await portal.as('vet')
  const mid = aMid()
  await save(vet, { mid })
  expect(await list(stranger)).toMatchObject(NOT_THERE)
  expect(await list(stranger, 'file_none')).toMatchObject(NOT_THERE)
  expect(await save(stranger)).toMatchObject(NOT_THERE)
  const gone = await stranger.api.measurements.deleteMeasurement({ fid, mid, version: 1 })
  expect(gone).toMatchObject(NOT_THERE)
  expect(await list(vet)).toMatchObject({ measurements: [{ mid }] })
})

test('an id of another file or hospital is not there for anyone else', async () => {
  const mid = aMid()
  await save(vet, { mid })
  const otherCase = await portal.build.consult(vet, { status: 'submit' })
  const otherFile = await portal.build.file(otherCase, vet, 'chestXray', 'other.dcm')
  expect(await save(vet, { mid, fid: otherFile, version: 1 })).toMatchObject(NOT_THERE)
})

test('a colleague and the cardiologist see whose it is and cannot change it', async () => {
  const mid = aMid()
  await save(vet, { mid })
  const colleague = await portal.as('vet', { hospitalId: vet.hospitalId })
  const reader = await portal.as('cardiologist')
  for (const other of [colleague, reader]) {
    expect(await list(other)).toMatchObject({
      measurements: [{ mid, own: false, author: { name: 'Wing Chan', user_type: 'vet' } }],
    })
    expect(await save(other, { mid, version: 1, frame: 1 })).toMatchObject(NOT_THERE)
    const gone = await other.api.measurements.deleteMeasurement({ fid, mid, version: 1 })
    expect(gone).toMatchObject(NOT_THERE)
  }
  expect((await rowOf(mid))?.deletedAt).toBeNull()
})

test('what the cardiologist measured reaches the hospital with the report, and the report stays as released', async () => {
  const reader = await portal.as('cardiologist')
  const mid = aMid()
  await save(reader, { mid })
  expect(await list(vet)).toMatchObject({ measurements: [] })
  const model = { answers: [{ value: 'VHS 7.7 v (4.1 + 3.6)' }] }
  await portal.context.database.insert(reports).values({
    caseId,
    revision: '20261120014200',
    hospitalId: vet.hospitalId,
    language: 'en_us',
    model,
    modelSha256: '0'.repeat(64),
    authorId: reader.accountId,
    releasedAt: portal.clock.now(),
  })
  expect(await list(vet)).toMatchObject({
    measurements: [{ mid, own: false, author: { user_type: 'cardiologist' } }],
  })
  await save(reader, { mid, version: 1, points: LINE.toReversed() })
  const [report] = await portal.context.database
    .select()
    .from(reports)
    .where(eq(reports.caseId, caseId))
  expect(report?.model).toEqual(model)
})

test('a cardiologist reaches no file of a case that is not paid', async () => {
  const draft = await portal.build.consult(vet, { status: 'open' })
  const file = await portal.build.file(draft, vet, 'chestXray', 'draft.dcm')
  const reader = await portal.as('cardiologist')
  expect(await list(reader, file)).toMatchObject(NOT_THERE)
  expect(await save(reader, { fid: file })).toMatchObject(NOT_THERE)
})

test.each(['sales', 'patcher', 'reviewer'] as const)('a %s measures nothing', async (userType) => {
  const staff = await portal.as(userType)
  expect(await list(staff)).toMatchObject({ code: -102 })
  expect(await save(staff)).toMatchObject({ code: -102 })
})

test('an admin looks and does not measure', async () => {
  const admin = await portal.as('internal_admin')
  expect(await list(admin)).toMatchObject({ measurements: [] })
  expect(await save(admin)).toMatchObject({ code: -102 })
})

test('a removed measurement is gone, again is the same, and undo brings it back', async () => {
  const mid = aMid()
  await save(vet, { mid })
  const remove = (version: number) => vet.api.measurements.deleteMeasurement({ fid, mid, version })
  expect(await remove(2)).toMatchObject({ code: -6025, data: { measurement: { version: 1 } } })
  expect(await remove(1)).toMatchObject({ data: { version: 2 } })
  expect(await remove(1)).toMatchObject({ data: { version: 2 } })
  expect(await list(vet)).toMatchObject({ measurements: [] })
  expect(await save(vet, { mid, version: 1 })).toMatchObject({ code: -6025 })
  expect(await save(vet, { mid, version: 2 })).toMatchObject({
    data: { measurement: { version: 3 } },
  })
  expect(await list(vet)).toMatchObject({ measurements: [{ mid, points: LINE }] })
})

test('a measurement that never was is not there', async () => {
  expect(await save(vet, { version: 3 })).toMatchObject(NOT_THERE)
  const gone = await vet.api.measurements.deleteMeasurement({ fid, mid: aMid(), version: 1 })
  expect(gone).toMatchObject(NOT_THERE)
})

test.each<[string, Save]>([
  ['points', { points: LINE.slice(1) }],
  ['points', { points: [...LINE, ...LINE] }],
  ['points', { points: [{ x: 2101, y: 0 }, ...LINE.slice(1)] }],
  ['frame', { frame: 1 }],
])('ERR-4 %s that do not fit the file are refused by name (%#)', async (field, change) => {
  await readFacts({})
  expect(await save(vet, change)).toMatchObject({ code: -103, data: { field } })
})

test.each([
  ['points', '[{"x":1,"y":NaN}]'],
  ['points', '[{"x":"1","y":2},{"x":1,"y":2}]'],
  ['points', 'null'],
  ['method', 'area'],
  ['mid', 'short'],
  ['mid', "'; drop table measurements --"],
  ['frame', '-1'],
  ['version', '1.5'],
])('ERR-4 %s as %s is refused by -103', async (field, value) => {
  const fields = {
    sid: vet.sid,
    fid,
    mid: aMid(),
    version: '0',
    method: 'length',
    frame: '0',
    points: JSON.stringify(LINE),
    [field]: value,
  }
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/save_measurement',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(response.json()).toMatchObject({ code: -103 })
  expect(response.json().data.field).toMatch(new RegExp(`^${field}`))
})

test('the method of a measurement does not change', async () => {
  const mid = aMid()
  await save(vet, { mid })
  const points = [...LINE, { x: 1, y: 1 }]
  expect(await save(vet, { mid, version: 1, method: 'angle', points })).toMatchObject({
    code: -103,
    data: { field: 'method' },
  })
})

test(`a file holds ${MEASUREMENTS_PER_FILE} measurements, however many come at once`, async () => {
  const now = portal.clock.now()
  await portal.context.database.insert(measurements).values(
    Array.from({ length: MEASUREMENTS_PER_FILE - 1 }, () => ({
      measurementId: aMid(),
      fileId: fid,
      authorId: vet.accountId,
      method: 'length' as const,
      frame: 0,
      points: LINE,
      createdAt: now,
      updatedAt: now,
    })),
  )
  const replies = await Promise.all([save(vet), save(vet), save(vet)])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.find(({ ok }) => !ok)).toMatchObject({ code: -103, data: { field: 'mid' } })
})

test('what was measured in a deleted file cannot be asked for', async () => {
  await save(vet)
  await portal.context.database
    .update(files)
    .set({ deletedAt: portal.clock.now() })
    .where(eq(files.fileId, fid))
  expect(await list(vet)).toMatchObject(NOT_THERE)
})

test('calipers on an ECG are kept with what they span, and read as the report says them', async () => {
  const ecg = await portal.build.file(caseId, vet, 'ecg', 'strip.json')
  const mid = aMid()
  const points = [
    { x: 1, y: 0 },
    { x: 1.3, y: 0 },
  ]
  const call = { fid: ecg, mid, method: 'interval', points, label: 'RR' } as const
  const first = await save(vet, call)
  expect(first).toMatchObject({ data: { measurement: { label: 'RR', value: 300, version: 1 } } })
  expect(await save(vet, call)).toEqual(first)
  expect(await save(vet, { ...call, version: 1, label: 'QRS' })).toMatchObject({
    data: { measurement: { label: 'QRS', version: 2 } },
  })
  expect(await measuredTexts(portal.context.database, caseId)).toEqual(
    new Map([[mid, 'QRS 300 ms']]),
  )
})

test.each<[string, Save, string]>([
  ['an interval that is named after a lead', { method: 'interval', label: 'II' }, 'label'],
  ['a height without its lead', { method: 'amplitude' }, 'label'],
  ['a length with a label', { method: 'length', label: 'RR' }, 'label'],
  ['an interval of three edges', { method: 'interval', points: [...LINE, ...LINE] }, 'points'],
])('%s is refused', async (_, change, field) => {
  expect(await save(vet, change)).toMatchObject({ code: -103, data: { field } })
})
