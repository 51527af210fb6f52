import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { MINUTE } from '@systole/domain/time/durations'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallContext } from '../../../app-context.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { mails } from '../../../db/schema/notifications.ts'
import { reports } from '../../../db/schema/reports.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { renderReport } from './render-report.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

async function aRelease(reportEmails: string[] = ['reports@harbour.test', 'chan@harbour.test']) {
  const hospitalId = await portal.build.hospital({ reportEmails })
  const vet = await portal.as('vet', { hospitalId })
  const reader = await portal.as('cardiologist')
  const petId = await portal.build.pet(hospitalId, { name: '<b>豆豉</b>' })
  const caseId = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
    petId,
  })
  await reader.api.reports.addReviewData({
    usid: caseId,
    type: 'session_review_report',
    data: {
      version: 0,
      draft: {
        answers: [{ type: 'prognosis', value: 'Guarded: dilated cardiomyopathy.' }],
        recommendations: [],
        notes: '',
        quality: 'acceptable',
      },
    },
  })
  const released = await reader.api.reports.addReviewData({
    usid: caseId,
    type: 'session_release_report',
    data: { version: 1 },
    proof: portal.proof(),
  })
  if (!released.ok) throw new Error(released.message)
  return { hospitalId, vet, reader, caseId, revision: released.data.revision }
}

function contextOf(given: Partial<CallContext> = {}): CallContext {
  return { ...portal.context, db: portal.context.database, requestId: 'test', ...given }
}

async function mailsOf(caseId: string) {
  return portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.caseId, caseId))
    .orderBy(asc(mails.recipient))
}

async function reportOf(caseId: string) {
  const [row] = await portal.context.database
    .select()
    .from(reports)
    .where(eq(reports.caseId, caseId))
  if (!row) throw new Error('no report')
  return row
}

test('RVIEW-5 the PDF is kept with its hash, and each address of the list gets one mail', async () => {
  const release = await aRelease()
  await renderReport(contextOf(), release)

  const { pdfKey, pdfSha256, pdfSizeBytes } = await reportOf(release.caseId)
  const bytes = await buffer(await portal.context.files.read(pdfKey ?? ''))
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(pdfSha256)
  expect(bytes.length).toBe(pdfSizeBytes)
  expect((await readPdf(bytes)).text).toContain('Guarded:dilatedcardiomyopathy.')

  const queued = await mailsOf(release.caseId)
  expect(queued.map(({ recipient }) => recipient)).toEqual([
    'chan@harbour.test',
    'reports@harbour.test',
  ])
  expect(queued[0]?.attachments).toMatchObject([
    { contentType: 'application/pdf', storageKey: pdfKey },
  ])
})

test('RVIEW-5 SPEC 22 the mail names pet and case, links to the report, and holds no diagnosis', async () => {
  const release = await aRelease()
  await renderReport(contextOf(), release)
  const [mail] = await mailsOf(release.caseId)
  expect(mail?.subject).toMatch(/^eConsult report: <b>豆豉<\/b>, EC-\d+$/)
  const link = `http://portal.test/econsult-report?usid=${release.caseId}&revision=${release.revision}`
  expect(mail?.plain).toContain(link)
  expect(mail?.html).toContain(link.replace('&', '&amp;'))
  expect(mail?.html).toContain('&lt;b&gt;豆豉&lt;/b&gt;')
  expect(`${mail?.subject} ${mail?.plain} ${mail?.html}`).not.toMatch(/cardiomyopathy|guarded/i)
})

test('RVIEW-4 the mail is in the push language, whatever the language of the report', async () => {
  const release = await aRelease()
  await portal.context.database
    .update(hospitals)
    .set({ pushLanguage: 'zh_cn' })
    .where(eq(hospitals.hospitalId, release.hospitalId))
  await renderReport(contextOf(), release)
  const [mail] = await mailsOf(release.caseId)
  expect(mail).toMatchObject({ language: 'zh-Hans-CN' })
  expect(mail?.subject).toMatch(/会诊报告/)
})

test('RVIEW-5 run twice, or twice at the same time, the job sends each mail once', async () => {
  const release = await aRelease()
  await Promise.all([renderReport(contextOf(), release), renderReport(contextOf(), release)])
  await renderReport(contextOf(), release)
  expect(await mailsOf(release.caseId)).toHaveLength(2)
})

test('RVIEW-5 a run cut short after the PDF was stored is completed by the next', async () => {
  const release = await aRelease()
  const { files, jobs } = portal.context
  const falling = { ...jobs, enqueue: () => Promise.reject(new Error('power cut')) }
  await expect(renderReport(contextOf({ jobs: falling }), release)).rejects.toThrow('power cut')
  expect(await mailsOf(release.caseId)).toEqual([])
  expect((await reportOf(release.caseId)).pdfKey).toBeNull()

  await renderReport(contextOf({ files }), release)
  expect(await mailsOf(release.caseId)).toHaveLength(2)
})

test('an address that is listed twice gets one mail', async () => {
  const release = await aRelease(['reports@harbour.test', 'Reports@harbour.test'])
  await renderReport(contextOf(), release)
  expect(await mailsOf(release.caseId)).toHaveLength(1)
})

test('a hospital without a list gets the report at its own address', async () => {
  const release = await aRelease([])
  await renderReport(contextOf(), release)
  expect((await mailsOf(release.caseId)).map(({ recipient }) => recipient)).toEqual([
    'office@harbour.test',
  ])
})

test('RVIEW-5 the history says where a revision was sent', async () => {
  const release = await aRelease()
  await renderReport(contextOf(), release)
  expect(
    await release.vet.api.reports.queryRevisionHistory({ usid: release.caseId }),
  ).toMatchObject({
    data: {
      revisions: [
        {
          revision: release.revision,
          sent_to: [
            { email: 'chan@harbour.test', status: 'queued' },
            { email: 'reports@harbour.test', status: 'queued' },
          ],
        },
      ],
    },
  })
})

test('the PDF is downloaded by a link of the caller’s own session, as a file and nothing else', async () => {
  const release = await aRelease()
  await renderReport(contextOf(), release)
  const response = await portal.app.inject({ url: await linkOf(release) })
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="EC-\d+ <b>__<\/b> \d{14}\.pdf"; filename\*=UTF-8''EC-\d+%20%3Cb%3E%E8%B1%86%E8%B1%89/,
    ),
  })
  expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(
    (await reportOf(release.caseId)).pdfSha256,
  )
})

test('before the PDF is made there is no link to it', async () => {
  const release = await aRelease()
  expect(await linkOf(release)).toBe('')
})

test('a link is refused when altered, late, for another report, or after logout', async () => {
  const release = await aRelease()
  const other = await aRelease()
  await renderReport(contextOf(), release)
  await renderReport(contextOf(), other)
  const link = await linkOf(release)
  const status = async (url: string) => (await portal.app.inject({ url })).statusCode
  expect(await status(link.slice(0, link.indexOf('?')))).toBe(404)
  expect(await status(link.replace('?t=', '?t=1'))).toBe(404)
  expect(await status(link.replace(release.caseId, other.caseId))).toBe(404)

  const late = await linkOf(release)
  portal.clock.advance(MINUTE + 1)
  expect(await status(late)).toBe(404)

  const kept = await linkOf(release)
  await release.vet.api.accounts.logout({})
  expect(await status(kept)).toBe(404)
})

async function linkOf({ vet, caseId }: Awaited<ReturnType<typeof aRelease>>): Promise<string> {
  const reply = await vet.api.reports.queryReviewData({
    usid: caseId,
    type: 'session_release_report',
  })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.pdf_url
}
