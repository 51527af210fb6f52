import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reports } from '../../db/schema/reports.ts'
import { files } from '../../db/schema/uploads.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { aMid, anImage, LINE, NOT_THERE } from './testing/an-image.ts'

let portal: TestApp
let image: Awaited<ReturnType<typeof anImage>>

beforeAll(async () => {
  portal = await testApp()
})
beforeEach(async () => {
  image = await anImage(portal)
})
afterAll(() => portal.close())

test('another hospital sees no file, saves nothing and takes nothing away', async () => {
  const { vet, fid, save, list } = image
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
  const { vet, save } = image
  const mid = aMid()
  await save(vet, { mid })
  const otherCase = await portal.build.consult(vet, { status: 'submit' })
  const otherFile = await portal.build.file(otherCase, vet, 'chestXray', 'other.dcm')
  expect(await save(vet, { mid, fid: otherFile, version: 1 })).toMatchObject(NOT_THERE)
})

test('a colleague and the cardiologist see whose it is and cannot change it', async () => {
  const { vet, fid, save, list, rowOf } = image
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
  const { vet, caseId, save, list } = image
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
  const { vet, save, list } = image
  const draft = await portal.build.consult(vet, { status: 'open' })
  const file = await portal.build.file(draft, vet, 'chestXray', 'draft.dcm')
  const reader = await portal.as('cardiologist')
  expect(await list(reader, file)).toMatchObject(NOT_THERE)
  expect(await save(reader, { fid: file })).toMatchObject(NOT_THERE)
})

test.each(['sales', 'patcher', 'reviewer'] as const)('a %s measures nothing', async (userType) => {
  const { save } = image
  const staff = await portal.as(userType)
  expect(await save(staff)).toMatchObject({ code: -102 })
})

test('ROLE-4 measurements are seen by those with a right in the service of the case', async () => {
  const { list } = image
  expect(await list(await portal.as('sales'))).toMatchObject({ code: -102 })
  expect(await list(await portal.as('reviewer'))).toMatchObject(NOT_THERE) // of ECG services alone
  expect(await list(await portal.as('patcher'))).toMatchObject({ measurements: [] })
})

test('an admin looks and does not measure', async () => {
  const { save, list } = image
  const admin = await portal.as('internal_admin')
  expect(await list(admin)).toMatchObject({ measurements: [] })
  expect(await save(admin)).toMatchObject({ code: -102 })
})

test('what was measured in a deleted file cannot be asked for', async () => {
  const { vet, fid, save, list } = image
  await save(vet)
  await portal.context.database
    .update(files)
    .set({ deletedAt: portal.clock.now(), kept: true })
    .where(eq(files.fileId, fid))
  expect(await list(vet)).toMatchObject(NOT_THERE)
})
