import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reports } from '../../../db/schema/reports.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const REVISION = '20261120014200'
let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

async function aReleasedReport() {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, { status: 'close', readerId: reader.accountId })
  await portal.context.database.insert(reports).values({
    caseId: usid,
    revision: REVISION,
    hospitalId: vet.hospitalId,
    language: 'en_us',
    model: { notes: 'as signed' },
    modelSha256: '0'.repeat(64),
    authorId: reader.accountId,
    releasedAt: new Date('2026-11-20T01:42:00Z'),
  })
  return { usid, revision: REVISION }
}

test.each([
  ['its model', { model: {} }],
  ['its author', { reason: 'changed' }],
  ['its time', { releasedAt: new Date(0) }],
])('a released report cannot change %s', async (_what, change) => {
  const { usid } = await aReleasedReport()
  const update = portal.context.database.update(reports).set(change).where(eq(reports.caseId, usid))
  expect(await messageOf(update)).toMatch(/never changes/)
})

test('a released report cannot be deleted', async () => {
  const { usid } = await aReleasedReport()
  const removal = portal.context.database.delete(reports).where(eq(reports.caseId, usid))
  expect(await messageOf(removal)).toMatch(/never deleted/)
})

test('SPEC 19 the database takes no revision that is not later than the last', async () => {
  const { usid, revision } = await aReleasedReport()
  const { database } = portal.context
  const [row] = await database.select().from(reports).where(eq(reports.caseId, usid))
  if (!row) throw new Error('no report')
  for (const stamp of ['20200101000000', revision]) {
    const insert = database.insert(reports).values({ ...row, revision: stamp })
    expect(await messageOf(insert)).toMatch(/revisions of a case increase/)
  }
})

async function messageOf(query: PromiseLike<unknown>): Promise<string> {
  try {
    await query
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  }
  return 'it was done'
}

test('the PDF of a released report is written once', async () => {
  const { usid } = await aReleasedReport()
  const write = (pdfKey: string) =>
    portal.context.database.update(reports).set({ pdfKey }).where(eq(reports.caseId, usid))
  await write('report_one')
  expect(await messageOf(write('report_two'))).toMatch(/never changes/)
})
