import { verifyCode } from '@systole/domain/reports/verify-code'
import { MINUTE, SECOND } from '@systole/domain/time/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { renderReport } from '../pdf/render-report.ts'
import { findReport } from '../report-store.ts'
import { signingSteps } from '../testing/signing-steps.ts'

let portal: TestApp
let steps: ReturnType<typeof signingSteps>

beforeAll(async () => {
  portal = await testApp()
  steps = signingSteps(portal)
})
afterAll(() => portal.close())

async function aReportOnPaper() {
  const released = await steps.aSignedCase()
  const report = await findReport(portal.context.database, released.usid)
  if (!report) throw new Error('not released')
  const { revision, modelSha256, model } = report
  return { ...released, number: model.caseNumber, revision, code: verifyCode(modelSha256) }
}

const verify = (given: Parameters<ReturnType<TestApp['client']>['reports']['verifyReport']>[0]) =>
  portal.client().reports.verifyReport(given)

test('a report is confirmed by number, revision and code, to anybody, however they are typed', async () => {
  const { number, revision, code } = await aReportOnPaper()
  const genuine = {
    result: 'genuine',
    number,
    revision,
    kind: 'report',
    signed_by: 'Wing Chan',
    newest: revision,
  }
  expect(await verify({ number, revision, code })).toEqual({ ok: true, data: genuine })
  const typed = { number: number.slice(3), revision, code: code.toLowerCase().replaceAll('-', '') }
  expect(await verify(typed)).toEqual({ ok: true, data: genuine })
})

test('a report is confirmed by the hash of its PDF', async () => {
  const { usid, revision } = await aReportOnPaper()
  await renderReport(steps.serverTexts(), { caseId: usid, revision })
  const report = await findReport(portal.context.database, usid)
  const reply = await verify({ pdf_sha256: report?.pdfSha256 ?? '' })
  expect(reply).toMatchObject({ data: { result: 'genuine', revision } })
})

test('a later report of another case does not replace a report', async () => {
  const { usid, revision } = await aReportOnPaper()
  await renderReport(steps.serverTexts(), { caseId: usid, revision })
  const report = await findReport(portal.context.database, usid)
  portal.clock.advance(SECOND)
  await aReportOnPaper()
  const reply = await verify({ pdf_sha256: report?.pdfSha256 ?? '' })
  expect(reply).toMatchObject({ data: { result: 'genuine', revision, newest: revision } })
})

test('nothing of patient or clinic is revealed', async () => {
  const { number, revision, code } = await aReportOnPaper()
  const reported = JSON.stringify(await verify({ number, revision, code }))
  for (const secret of ['Mochi', 'Harbour', 'case_', 'Good with treatment'])
    expect(reported).not.toContain(secret)
})

test('a corrected report is shown as superseded, and by which', async () => {
  const { number, revision, code, reader, usid } = await aReportOnPaper()
  const started = await reader.api.reports.startCorrection({ usid })
  if (!started.ok) throw new Error(started.message)
  portal.clock.advance(SECOND)
  const { version } = started.data
  const next = await steps.sign(reader, usid, { version, reason: 'The dose' })
  if (!next.ok) throw new Error(next.message)
  expect(await verify({ number, revision, code })).toMatchObject({
    data: { result: 'superseded', revision, newest: next.data.revision },
  })
})

test.each([
  ['another code', { code: '0000-0000-0000' }],
  ['no code', { code: '' }],
  ['another revision', { revision: '20200101000000' }],
  ['another number', { number: 'EC-1' }],
  ['words for a number', { number: "1' or '1'='1" }],
])('with %s the answer is the same as for what is not there', async (_what, change) => {
  portal.clock.advance(15 * MINUTE)
  const { number, revision, code } = await aReportOnPaper()
  expect(await verify({ number, revision, code, ...change })).toEqual(
    await verify({ pdf_sha256: '0'.repeat(64) }),
  )
})

test('guessing is put off after ten wrong codes', async () => {
  portal.clock.toNextQuarter()
  const { number, revision, code } = await aReportOnPaper()
  for (let tries = 0; tries < 10; tries += 1)
    expect(await verify({ number, revision, code: '0000-0000-0000' })).toMatchObject({
      data: { result: 'unknown' },
    })
  expect(await verify({ number, revision, code })).toMatchObject({ code: -429 })
})
