import { MEASUREMENTS_PER_FILE } from '@systole/domain/measurements/measurement'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '../../db/schema/cases.ts'
import { measurements } from '../../db/schema/measurements.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { measuredTexts } from './measurement-store.ts'
import { aMid, anImage, LINE, NOT_THERE, type Save } from './testing/an-image.ts'

let portal: TestApp
let image: Awaited<ReturnType<typeof anImage>>

beforeAll(async () => {
  portal = await testApp()
})
beforeEach(async () => {
  image = await anImage(portal)
})
afterAll(() => portal.close())

test('points are kept exactly as they were sent', async () => {
  const { vet, save, list } = image
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
  const { vet, save } = image
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

test('a save on an older version is refused with the stored one', async () => {
  const { vet, save } = image
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

test('the value comes from the file, not from the page: none until the file states its scale', async () => {
  const { vet, save, list, readFacts, rowOf } = image
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
  const { vet, save } = image
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

test('a removed measurement is gone, again is the same, and undo brings it back', async () => {
  const { vet, fid, save, list } = image
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
  const { vet, fid, save } = image
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
  const { vet, save, readFacts } = image
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
  const { vet, fid } = image
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
  const { vet, save } = image
  const mid = aMid()
  await save(vet, { mid })
  const points = [...LINE, { x: 1, y: 1 }]
  expect(await save(vet, { mid, version: 1, method: 'angle', points })).toMatchObject({
    code: -103,
    data: { field: 'method' },
  })
})

test(`a file has at most ${MEASUREMENTS_PER_FILE} measurements, however many come simultaneously`, async () => {
  const { vet, fid, save } = image
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

test('calipers on an ECG are kept with what they span, and read as the report says them', async () => {
  const { vet, caseId, save } = image
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
  const { vet, save } = image
  expect(await save(vet, change)).toMatchObject({ code: -103, data: { field } })
})
