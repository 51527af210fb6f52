import { SECOND } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cases } from '../../../db/schema/cases.ts'
import { reports, signedReports } from '../../../db/schema/reports.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { signingSteps } from '../testing/signing-steps.ts'
import { releaseSigned } from './release-signed.job.ts'

let portal: TestApp
let steps: ReturnType<typeof signingSteps>
beforeAll(async () => {
  portal = await testApp()
  steps = signingSteps(portal)
})
beforeEach(() => {
  portal.context.settings.RELEASE_UNDO_SECONDS = 10
})
afterAll(() => portal.close())

async function revisionsOf(usid: string): Promise<string[]> {
  const rows = await portal.context.database.select().from(reports).where(eq(reports.caseId, usid))
  return rows.map(({ revision }) => revision)
}

async function statusOf(usid: string) {
  const [row] = await portal.context.database.select().from(cases).where(eq(cases.caseId, usid))
  return row?.status
}

async function draftOf(reader: Awaited<ReturnType<TestApp['as']>>, usid: string) {
  const reply = await reader.api.reports.queryReviewData({ usid, type: 'session_review_report' })
  if (!reply.ok || !reply.data.draft) throw new Error('no draft')
  return reply.data.draft
}

test('STAFF-4 a signature is released at its instant and not before', async () => {
  const signed = await steps.aSignedCase()
  expect(signed.release_in_ms).toBeGreaterThan(9000)
  expect(signed.release_in_ms).toBeLessThanOrEqual(10_000)
  await releaseSigned(steps.serverTexts(), signed)
  expect(await revisionsOf(signed.usid)).toEqual([])
  expect(await statusOf(signed.usid)).toBe('data_processing')

  portal.clock.advance(10 * SECOND)
  await releaseSigned(steps.serverTexts(), signed)
  expect(await revisionsOf(signed.usid)).toEqual([signed.revision])
  expect(await statusOf(signed.usid)).toBe('close')
})

test('STAFF-4 however often the release runs, and in any process, it makes one revision', async () => {
  const signed = await steps.aSignedCase()
  portal.clock.advance(10 * SECOND)
  await Promise.all(Array.from({ length: 5 }, () => releaseSigned(steps.serverTexts(), signed)))
  await releaseSigned(steps.serverTexts(), signed)
  expect(await revisionsOf(signed.usid)).toEqual([signed.revision])
})

test('STAFF-4 a signature that is taken back releases nothing, and can be given again', async () => {
  const { reader, usid, revision } = await steps.aSignedCase()
  const undo = () => reader.api.reports.undoRelease({ usid, revision })
  expect(await undo()).toMatchObject({ ok: true })
  expect(await undo()).toMatchObject({ ok: true })
  portal.clock.advance(11 * SECOND)
  await releaseSigned(steps.serverTexts(), { caseId: usid, revision })
  expect(await revisionsOf(usid)).toEqual([])

  expect(await steps.save(reader, usid, 1)).toMatchObject({ ok: true })
  const again = await steps.sign(reader, usid, { version: 2 })
  if (!again.ok) throw new Error(again.message)
  expect(again.data.revision > revision).toBe(true)
  portal.clock.advance(10 * SECOND)
  await releaseSigned(steps.serverTexts(), { caseId: usid, revision: again.data.revision })
  expect(await revisionsOf(usid)).toEqual([again.data.revision])
})

test.each([
  ['at the instant, before the job has run', false],
  ['after the release', true],
])('STAFF-4 nothing is taken back %s', async (_when, isReleased) => {
  const { reader, usid, revision } = await steps.aSignedCase()
  portal.clock.advance(10 * SECOND)
  if (isReleased) await releaseSigned(steps.serverTexts(), { caseId: usid, revision })
  expect(await reader.api.reports.undoRelease({ usid, revision })).toMatchObject({ code: -6029 })
})

test('STAFF-4 a revision that names no signature is refused, and the signature stays', async () => {
  const { reader, usid, revision } = await steps.aSignedCase()
  const undo = (named: string) => reader.api.reports.undoRelease({ usid, revision: named })
  const refused = { code: -103, data: { field: 'revision' } }
  for (const wrong of ['20200101000000', 'x', `${revision}0`])
    expect(await undo(wrong)).toMatchObject(refused)
  portal.clock.advance(10 * SECOND)
  await releaseSigned(steps.serverTexts(), { caseId: usid, revision })
  expect(await undo('20200101000000')).toMatchObject(refused)
  expect(await revisionsOf(usid)).toEqual([revision])
})

test('STAFF-4 only the signer takes a signature back', async () => {
  const { usid, revision } = await steps.aSignedCase()
  const other = await portal.as('cardiologist')
  const refused = { code: -103, data: { field: 'revision' } }
  expect(await other.api.reports.undoRelease({ usid, revision })).toMatchObject(refused)
  portal.clock.advance(10 * SECOND)
  await releaseSigned(steps.serverTexts(), { caseId: usid, revision })
  expect(await revisionsOf(usid)).toEqual([revision])
})

test('STAFF-4 a signed report is not written to, and the page learns how long it can be taken back', async () => {
  const { reader, usid, revision } = await steps.aSignedCase()
  expect(await steps.save(reader, usid, 1)).toMatchObject({ code: -6028 })
  expect(
    await reader.api.reports.queryReviewData({ usid, type: 'session_review_report' }),
  ).toMatchObject({ data: { signed: { revision, kind: 'report' } } })
})

test('STAFF-4 a case that was given back meanwhile is not released', async () => {
  const { reader, usid, revision } = await steps.aSignedCase()
  await reader.api.cases.updateSession({ usid, params: { status: 'submit' } })
  portal.clock.advance(10 * SECOND)
  await releaseSigned(steps.serverTexts(), { caseId: usid, revision })
  expect(await revisionsOf(usid)).toEqual([])
  expect(await portal.context.database.select().from(signedReports)).not.toContainEqual(
    expect.objectContaining({ caseId: usid }),
  )
})

test('STAFF-4 an addendum adds below and changes nothing else; the old revision stays', async () => {
  portal.context.settings.RELEASE_UNDO_SECONDS = 0
  const { reader, vet, usid, revision } = await steps.aSignedCase()
  const text = 'The blood pressure came in: 180 mmHg. Start amlodipine.'
  portal.clock.advance(SECOND)
  expect(await steps.sign(reader, usid, { version: 0, addendum: text })).toMatchObject({
    code: -6026,
  })
  const added = await steps.sign(reader, usid, {
    version: 0,
    addendum: text,
    reason: 'A value came in late',
  })
  if (!added.ok) throw new Error(added.message)
  const read = async (of: string) => {
    const reply = await vet.api.reports.queryReviewData({
      usid,
      type: 'session_release_report',
      revision: of,
    })
    if (!reply.ok || !reply.data.report) throw new Error('not there')
    return reply.data.report
  }
  const {
    addenda,
    kind,
    replaces,
    reason,
    revision: stamp,
    ...rest
  } = await read(added.data.revision)
  const { kind: firstKind, reason: none, revision: first, ...before } = await read(revision)
  expect(rest).toEqual(before)
  expect({ kind, replaces, reason, stamp }).toEqual({
    kind: 'addendum',
    replaces: revision,
    reason: 'A value came in late',
    stamp: added.data.revision,
  })
  expect({ firstKind, none, first }).toEqual({ firstKind: 'report', none: '', first: revision })
  expect(addenda).toMatchObject([{ text, name: 'Wing Chan', signedAt: added.data.revision }])
})

test('STAFF-4 a correction opens the draft to its author alone; cancelled, nothing has changed', async () => {
  portal.context.settings.RELEASE_UNDO_SECONDS = 0
  const { reader, vet, usid, revision } = await steps.aSignedCase()
  const other = await portal.as('cardiologist')
  expect(await other.api.reports.startCorrection({ usid })).toMatchObject({ code: -6024 })
  const started = await reader.api.reports.startCorrection({ usid })
  if (!started.ok) throw new Error(started.message)
  const { version } = started.data
  expect(await reader.api.reports.startCorrection({ usid })).toMatchObject({ data: { version } })
  expect(await statusOf(usid)).toBe('close')
  await steps.save(reader, usid, version, { ...(await draftOf(reader, usid)), notes: 'half' })
  expect(await reader.api.reports.cancelCorrection({ usid })).toMatchObject({ ok: true })
  expect(await draftOf(reader, usid)).toMatchObject({ notes: '' })
  expect(await steps.save(reader, usid, version + 2)).toMatchObject({ code: -6024 })

  const again = await reader.api.reports.startCorrection({ usid })
  if (!again.ok) throw new Error(again.message)
  await steps.save(reader, usid, again.data.version, {
    ...(await draftOf(reader, usid)),
    notes: 'whole',
  })
  portal.clock.advance(SECOND)
  const reason = 'The dose was wrong'
  const corrected = await steps.sign(reader, usid, { version: again.data.version + 1, reason })
  if (!corrected.ok) throw new Error(corrected.message)
  const history = await vet.api.reports.queryRevisionHistory({ usid })
  expect(history).toMatchObject({
    data: {
      revisions: [
        { type: 'correction', reason },
        { type: 'report', revision },
      ],
    },
  })
  expect(await steps.save(reader, usid, again.data.version + 1)).toMatchObject({ code: -6024 })
})
