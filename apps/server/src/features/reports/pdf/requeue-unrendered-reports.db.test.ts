import { MINUTE } from '@systole/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reports } from '../../../db/schema/reports.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { requeueUnrenderedReports } from './requeue-unrendered-reports.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

async function aRelease(revision: string, report: { ageMs: number; pdfKey?: string }) {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const caseId = await portal.build.consult(vet, { status: 'close', readerId: reader.accountId })
  await portal.context.database.insert(reports).values({
    caseId,
    revision,
    hospitalId: vet.hospitalId,
    language: 'en_us',
    model: {},
    modelSha256: '',
    authorId: reader.accountId,
    releasedAt: new Date(portal.clock.now().getTime() - report.ageMs),
    pdfKey: report.pdfKey ?? null,
  })
  return caseId
}

test('RVIEW-5 a report without a PDF after ten minutes is asked for again, no other', async () => {
  const late = await aRelease('20261120140203', { ageMs: 11 * MINUTE })
  await aRelease('20261120140204', { ageMs: 9 * MINUTE })
  await aRelease('20261120140205', { ageMs: 60 * MINUTE, pdfKey: 'made' })

  const { database } = portal.context
  await requeueUnrenderedReports({ ...portal.context, db: database })
  const { rows } = await database.execute(
    sql`select data -> 'payload' ->> 'caseId' as "caseId" from pgboss.job where name = 'render-report'`,
  )
  expect(rows).toEqual([{ caseId: late }])
})
