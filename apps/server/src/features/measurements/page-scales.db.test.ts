import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { measuredTexts } from './measurement-store.ts'
import { aMid, anImage } from './testing/an-image.ts'

let portal: TestApp
let image: Awaited<ReturnType<typeof anImage>>
let fid: string

beforeAll(async () => {
  portal = await testApp()
})
beforeEach(async () => {
  image = await anImage(portal)
  fid = await portal.build.file(image.caseId, image.vet, 'ecg', 'ecg.pdf')
})
afterAll(() => portal.close())

/** Points of a page on which a millimetre is 10 pixels. */
const across = (from: number, to: number) => [from, to].map((x) => ({ x: x * 10, y: 500 }))
const SCALE = { method: 'timeScale', points: across(0, 50), label: '50 mm at 25 mm/s' } as const
const INTERVAL = { method: 'pageInterval', points: across(20, 30), label: 'RR' } as const

test('a caliper on a page has no value until its page has a scale, and then the same in list and report', async () => {
  const { vet, save, list, caseId } = image
  const mid = aMid()
  const unscaled = await save(vet, { fid, mid, ...INTERVAL })
  expect(unscaled).toMatchObject({ data: { measurement: { value: null, label: 'RR' } } })
  expect(await measuredTexts(portal.context.database, caseId)).toEqual(new Map())

  await save(vet, { fid, ...SCALE, frame: 1 })
  expect(await list(vet, fid)).toMatchObject({ measurements: [{ mid, value: null }, {}] })

  await save(vet, { fid, ...SCALE })
  expect(await list(vet, fid)).toMatchObject({
    measurements: [
      { mid, value: expect.closeTo(400, 9) },
      { method: 'timeScale', frame: 1, value: null },
      { method: 'timeScale', frame: 0, author: { user_type: 'vet' }, created: expect.any(String) },
    ],
  })
  const texts = await measuredTexts(portal.context.database, caseId)
  expect(texts).toEqual(new Map([[mid, 'RR 400 ms ± 6 ms (150 bpm)']]))
})

test('a newer scale of the page counts; the older one stays with its author', async () => {
  const { vet, save, list } = image
  await save(vet, { fid, ...SCALE })
  portal.clock.advance(60_000)
  await save(vet, { fid, ...SCALE, label: '50 mm at 50 mm/s' })
  const saved = await save(vet, { fid, ...INTERVAL })
  expect(saved).toMatchObject({ data: { measurement: { value: expect.closeTo(200, 9) } } })
  expect(await list(vet, fid)).toMatchObject({ measurements: [{ ...SCALE }, {}, {}] })
})

test('the scale marks of a page are not offered to the report', async () => {
  const { vet, save, caseId } = image
  await save(vet, { fid, ...SCALE })
  const reader = await portal.as('cardiologist')
  const reply = await reader.api.measurements.queryCaseMeasurements({ usid: caseId })
  expect(reply).toMatchObject({ ok: true, data: { measurements: [] } })
})

test.each([
  ['label', { ...SCALE, label: '50 px at 25 mm/s' }],
  ['label', { ...SCALE, label: '50 mm at 250 mm/s' }],
  ['label', { ...INTERVAL, label: 'width' }],
  ['points', { ...SCALE, points: across(0, 0.3) }],
] as const)('a mark with a wrong %s is refused by name: %j', async (field, change) => {
  const { vet, save } = image
  expect(await save(vet, { fid, ...change })).toMatchObject({ ok: false, data: { field } })
})
