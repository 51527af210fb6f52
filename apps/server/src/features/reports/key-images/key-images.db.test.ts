import { buffer } from 'node:stream/consumers'
import { chipOf } from '@systole/domain/reports/chips'
import { aPng } from '@systole/fixtures/a-png'
import { ReportModel } from '@systole/report/model'
import { aStrip } from '@systole/report/testing/a-strip'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '../../../db/schema/cases.ts'
import { keyImages } from '../../../db/schema/key-images.ts'
import { reports } from '../../../db/schema/reports.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { renderReport } from '../pdf/render-report.ts'
import { COMPLETE, signingSteps } from '../testing/signing-steps.ts'

let portal: TestApp
let steps: ReturnType<typeof signingSteps>
let ids = 0

beforeAll(async () => {
  portal = await testApp()
  steps = signingSteps(portal)
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<TestApp['as']>>
const aKid = () => `k_test_${++ids}_0000`
const STILL = aPng().toString('base64url')
/** Builds the points of a heart score over a spine of equal vertebrae, 40 points each. */
const VHS = (apex: number) => [
  { x: 100, y: 100 },
  { x: 100, y: apex },
  { x: 60, y: 200 },
  { x: 220, y: 200 },
  ...Array.from({ length: 12 }, (_, index) => ({ x: 100 + index * 40, y: 40 })),
]

async function aCase() {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
  })
  const fid = await portal.build.file(usid, vet, 'chestXray', 'thorax.dcm')
  return { vet, reader, usid, fid }
}

const addStill = (person: Person, usid: string, fid: string, kid = aKid()) =>
  person.api.keyImages.addKeyImage({ usid, fid, kid, frame: 2, still: STILL })

async function released(person: Person, usid: string) {
  const reply = await person.api.reports.queryReviewData({ usid, type: 'session_release_report' })
  if (!reply.ok) throw new Error(reply.message)
  return { ...reply.data, model: ReportModel.parse(reply.data.report) }
}

const status = async (url: string) => (await portal.app.inject({ url })).statusCode

test('a still is kept with the case, reaches the report through the draft, and the hospital with the release', async () => {
  const { vet, reader, usid, fid } = await aCase()
  const kid = aKid()
  const added = await addStill(reader, usid, fid, kid)
  expect(added).toMatchObject({
    data: { image: { kid, fid, fname: 'thorax.dcm', frame: 2, picture: { kind: 'still' } } },
  })
  const unused = await addStill(reader, usid, fid)
  const draft = { ...COMPLETE, keyImages: [{ id: kid, caption: 'Left lateral' }] }
  await steps.save(reader, usid, 0, draft)
  const preview = await reader.api.reports.queryReviewData({ usid, type: 'session_review_report' })
  expect(preview).toMatchObject({
    data: { report: { keyImages: [{ id: kid, caption: 'Left lateral', file: 'thorax.dcm' }] } },
  })

  await steps.sign(reader, usid, { version: 1 })
  const { model, still_urls } = await released(vet, usid)
  expect(model.keyImages).toHaveLength(1)
  const [url = ''] = Object.values(still_urls)
  const response = await portal.app.inject({ url })
  expect(response.rawPayload.equals(aPng())).toBe(true)
  expect(response.headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const other = await portal.as('vet')
  expect(await released(other, usid).catch(() => 'not there')).toBe('not there')
  const list = await reader.api.keyImages.queryKeyImages({ usid })
  expect(list).toMatchObject({ data: { images: [{ kid }, {}] } })
  expect(unused.ok).toBe(true)
  expect(await vet.api.keyImages.queryKeyImages({ usid })).toMatchObject({ ok: false, code: -102 })
})

test('the hospital opens no picture that no released report shows', async () => {
  const { vet, reader, usid, fid } = await aCase()
  const added = await addStill(reader, usid, fid)
  const key =
    added.ok && added.data.image.picture.kind === 'still' ? added.data.image.picture.key : ''
  expect(await status(added.ok ? added.data.image.url : '')).toBe(200)
  expect(await status(`/files/still/${key}?t=forged`)).toBe(404)
  expect(await status(`/files/still/${key}`)).toBe(404)
  await vet.api.accounts.logout({})
  await reader.api.accounts.logout({})
  expect(await status(added.ok ? added.data.image.url : '')).toBe(404)
})

test('the same picture sent twice is one row and one line of the audit; another case has no part in it', async () => {
  const { reader, usid, fid } = await aCase()
  const kid = aKid()
  const [first, again] = [
    await addStill(reader, usid, fid, kid),
    await addStill(reader, usid, fid, kid),
  ]
  expect(again).toMatchObject({ ok: true, data: { image: { kid } } })
  expect(first.ok).toBe(true)
  const { database } = portal.context
  const rows = await database.select().from(keyImages).where(eq(keyImages.caseId, usid))
  expect(rows).toHaveLength(1)
  const lines = await database
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.object, `case:${usid}`), like(auditLog.action, 'keyImage.%')))
  expect(lines).toHaveLength(1)
  const elsewhere = await aCase()
  const refused = { ok: false, code: -103 }
  expect(await addStill(elsewhere.reader, elsewhere.usid, fid)).toMatchObject(refused)
  expect(await addStill(elsewhere.reader, elsewhere.usid, elsewhere.fid, kid)).toMatchObject(
    refused,
  )
})

test('only who writes the report takes pictures for it', async () => {
  const { vet, usid, fid } = await aCase()
  const other = await portal.as('cardiologist')
  expect(await addStill(other, usid, fid)).toMatchObject({ ok: false, code: -6027 })
  expect(await addStill(vet, usid, fid)).toMatchObject({ ok: false, code: -102 })
})

test.each([
  ['a page for a still', { still: Buffer.from('<html>').toString('base64url') }, 'still'],
  ['nothing', {}, 'still'],
  ['a strip wider than paper', { strip: aStrip({ millimetresPerSecond: 50 }) }, 'strip'],
  ['both', { still: STILL, strip: aStrip() }, 'strip'],
])('%s is refused by name', async (_what, picture, field) => {
  const { reader, usid, fid } = await aCase()
  const sent = { usid, fid, kid: aKid(), ...picture }
  expect(await reader.api.keyImages.addKeyImage(sent)).toMatchObject({
    code: -103,
    data: { field },
  })
})

test('a strip of an ECG is frozen with its points and printed as a figure', async () => {
  const { reader, usid, fid } = await aCase()
  const kid = aKid()
  await reader.api.keyImages.addKeyImage({ usid, fid, kid, strip: aStrip() })
  const draft = { ...COMPLETE, keyImages: [{ id: kid, caption: 'Sinus rhythm' }] }
  await steps.save(reader, usid, 0, draft)
  await steps.sign(reader, usid, { version: 1 })
  const { model, revision } = await released(reader, usid)
  expect(model.keyImages?.[0]?.picture).toMatchObject({ kind: 'strip', strip: aStrip() })
  await renderReport(steps.serverTexts(), { caseId: usid, revision })
  const [row] = await portal.context.database.select().from(reports).where(eq(reports.caseId, usid))
  const pdf = await readPdf(await buffer(await portal.context.files.read(row?.pdfKey ?? '')))
  expect(pdf.text).toContain('Sinusrhythm')
  expect(pdf.text).toContain('25mm/s,10mm/mV')
  expect(pdf.roles.filter((role) => role === 'Figure')).toHaveLength(2)
})

test('a measurement in an answer follows until the signature, and is frozen as text; one that is gone is refused', async () => {
  const { reader, usid, fid } = await aCase()
  const mid = 'm_chip_00001'
  const measure = (version: number, apex: number) =>
    reader.api.measurements.saveMeasurement({
      ...{ fid, mid, version, method: 'vhs' as const, frame: 0, points: VHS(apex) },
    })
  const answers = [{ type: 'prognosis' as const, value: `Heart ${chipOf(mid)}, good.` }]
  await steps.save(reader, usid, 0, { ...COMPLETE, answers })
  const refused = { code: -103, data: { blockers: [{ reason: 'measurementGone' }] } }
  expect(await steps.sign(reader, usid, { version: 1 })).toMatchObject(refused)

  await measure(0, 300)
  const said = async () => {
    const reply = await reader.api.reports.queryReviewData({ usid, type: 'session_review_report' })
    return reply.ok ? ReportModel.parse(reply.data.report).answers[0]?.answer : reply.message
  }
  expect(await said()).toBe('Heart VHS 9.0 v, good.')
  await measure(1, 340)
  expect(await said()).toBe('Heart VHS 10.0 v, good.')
  expect(await reader.api.measurements.queryCaseMeasurements({ usid })).toMatchObject({
    data: { measurements: [{ mid, fname: 'thorax.dcm', text: 'VHS 10.0 v', implausible: false }] },
  })
  await measure(2, 120)
  expect(await reader.api.measurements.queryCaseMeasurements({ usid })).toMatchObject({
    data: { measurements: [{ mid, text: 'VHS 4.5 v', implausible: true }] },
  })
  await measure(3, 340)
  await steps.sign(reader, usid, { version: 1 })
  await measure(4, 300)
  const { model } = await released(reader, usid)
  expect(model.answers[0]?.answer).toBe('Heart VHS 10.0 v, good.')
})

test('a file is graded by who writes the report, with a reason where it falls short; the hospital reads it', async () => {
  const { vet, reader, usid, fid } = await aCase()
  const grade = (person: Person, said: '' | 'diagnostic' | 'limited' | 'notUsable', reason = '') =>
    person.api.fileGrades.gradeFile({ usid, fid, grade: said, reason })
  expect(await grade(reader, 'limited')).toMatchObject({ code: -103, data: { field: 'reason' } })
  expect(await grade(reader, 'limited', 'Rotated')).toMatchObject({ ok: true })
  expect(await grade(reader, 'limited', 'Rotated')).toMatchObject({ ok: true })
  expect(await grade(vet, 'diagnostic')).toMatchObject({ code: -102 })
  expect(await grade(await portal.as('cardiologist'), 'diagnostic')).toMatchObject({ code: -6027 })
  expect(await reader.api.fileGrades.queryFileGrades({ usid })).toMatchObject({
    data: { grades: [{ fid, grade: 'limited', reason: 'Rotated' }] },
  })
  await steps.save(reader, usid, 0)
  await steps.sign(reader, usid, { version: 1 })
  expect((await released(vet, usid)).model.files).toMatchObject([
    { name: 'thorax.dcm', grade: 'limited', gradeReason: 'Rotated' },
  ])
  expect(await grade(reader, '')).toMatchObject({ ok: false })
  const lines = await portal.context.database
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.object, `case:${usid}`), eq(auditLog.action, 'file.graded')))
  expect(lines).toHaveLength(1)
})
