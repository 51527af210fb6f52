import { createHash } from 'node:crypto'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { MINUTE } from '@systole/domain/time/durations'
import { canonicalJson } from '@systole/report/canonical-json'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, caseEvents, cases } from '../../db/schema/cases.ts'
import { reports } from '../../db/schema/reports.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { freezeModel } from './frozen-model.ts'
import { findReport } from './report-store.ts'

const COMPLETE: ReportDraft = {
  answers: [{ type: 'prognosis', value: 'Good with treatment.' }],
  recommendations: [{ name: 'Echocardiography', priority: 'recommended' }],
  notes: '',
  quality: 'acceptable',
}
const DRAFT = 'session_review_report'
const RELEASE = 'session_release_report'
let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<TestApp['as']>>

async function aClaimedCase() {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
  })
  return { vet, reader, usid }
}

function save(person: Person, usid: string, version: number, draft: ReportDraft = COMPLETE) {
  return person.api.reports.addReviewData({ usid, type: DRAFT, data: { draft, version } })
}

function release(person: Person, usid: string, version: number, reason?: string) {
  const data = { version, ...(reason === undefined ? {} : { reason }) }
  return person.api.reports.addReviewData({ usid, type: RELEASE, data, proof: portal.proof() })
}

async function aReleasedCase() {
  const claimed = await aClaimedCase()
  await save(claimed.reader, claimed.usid, 0)
  const reply = await release(claimed.reader, claimed.usid, 1)
  if (!reply.ok) throw new Error(reply.message)
  return { ...claimed, revision: reply.data.revision }
}

test('STAFF-4 the draft is saved as typed and comes back with a preview', async () => {
  const { reader, usid } = await aClaimedCase()
  expect(await save(reader, usid, 0)).toMatchObject({
    ok: true,
    data: { version: 1, revision: '' },
  })
  expect(await reader.api.reports.queryReviewData({ usid, type: DRAFT })).toMatchObject({
    ok: true,
    data: {
      draft: COMPLETE,
      draft_version: 1,
      revision: '',
      report: {
        revision: '',
        answers: [{ type: 'prognosis', answer: 'Good with treatment.' }],
        signature: { name: 'Wing Chan', signedAt: '' },
      },
    },
  })
})

test('STAFF-4 before anything is saved the draft is empty and of version 0', async () => {
  const { reader, usid } = await aClaimedCase()
  expect(await reader.api.reports.queryReviewData({ usid, type: DRAFT })).toMatchObject({
    data: { draft: { answers: [], quality: null }, draft_version: 0, saved: '' },
  })
})

test('STAFF-4 a draft typed on an older version is refused and changes nothing', async () => {
  const { reader, usid } = await aClaimedCase()
  await save(reader, usid, 0)
  await save(reader, usid, 1, { ...COMPLETE, notes: 'second' })
  for (const stale of [0, 1, 3]) {
    expect(await save(reader, usid, stale, { ...COMPLETE, notes: 'stale' })).toMatchObject({
      code: -6025,
    })
  }
  expect(await reader.api.reports.queryReviewData({ usid, type: DRAFT })).toMatchObject({
    data: { draft: { notes: 'second' }, draft_version: 2 },
  })
})

test('STAFF-4 of drafts saved at the same time on the same version one is kept', async () => {
  const { reader, usid } = await aClaimedCase()
  const replies = await Promise.all(
    ['a', 'b', 'c'].map((notes) => save(reader, usid, 0, { ...COMPLETE, notes })),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(replies.filter((reply) => !reply.ok && reply.code === -6025)).toHaveLength(2)
})

test('STAFF-4 only who has claimed the case writes or releases its report', async () => {
  const { reader, usid } = await aClaimedCase()
  await save(reader, usid, 0)
  const other = await portal.as('cardiologist')
  expect(await save(other, usid, 1)).toMatchObject({ code: -6027 })
  expect(await release(other, usid, 1)).toMatchObject({ code: -6027 })
})

test('STAFF-4 an unclaimed case has no writer', async () => {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, { status: 'submit' })
  expect(await save(reader, usid, 0)).toMatchObject({ code: -6027 })
})

test('STAFF-4 an unpaid case is not there for a cardiologist', async () => {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  const usid = await portal.build.consult(vet, { status: 'upload' })
  expect(await save(reader, usid, 0)).toMatchObject({ code: -6002 })
})

test('STAFF-4 an unfinished report is not released, and what is missing is said', async () => {
  const { reader, usid } = await aClaimedCase()
  await save(reader, usid, 0, { ...COMPLETE, answers: [], quality: null })
  expect(await release(reader, usid, 1)).toMatchObject({
    code: -103,
    data: {
      blockers: [{ reason: 'unanswered', question: 'prognosis' }, { reason: 'qualityMissing' }],
    },
  })
})

test('STAFF-4 what is signed is what was last saved: another version is refused', async () => {
  const { reader, usid } = await aClaimedCase()
  expect(await release(reader, usid, 0)).toMatchObject({ code: -6025 })
  await save(reader, usid, 0)
  expect(await release(reader, usid, 2)).toMatchObject({ code: -6025 })
})

test('STAFF-4 release closes the case, freezes the report and is logged, in one transaction', async () => {
  const { usid, revision, reader } = await aReleasedCase()
  const { database } = portal.context
  const [consult] = await database.select().from(cases).where(eq(cases.caseId, usid))
  expect(consult).toMatchObject({ status: 'close', closedAt: expect.any(Date) })

  const report = await findReport(database, usid)
  expect(report).toMatchObject({ revision, language: 'en_us', authorId: reader.accountId })
  expect(sha256(canonicalJson(report && freezeModel(report.model)))).toBe(report?.modelSha256)

  const events = await database.select().from(caseEvents).where(eq(caseEvents.caseId, usid))
  expect(events).toMatchObject([
    { action: 'report.released', fromValue: 'data_processing', toValue: 'close' },
  ])
  const audits = await database
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `case:${usid}`))
  expect(audits).toMatchObject([{ action: 'report.released', details: { revision } }])
})

test('STAFF-4 a repeated release answers the revision of the first', async () => {
  const { reader, usid, revision } = await aReleasedCase()
  expect(await release(reader, usid, 1)).toMatchObject({ ok: true, data: { revision } })
  expect(await revisionsOf(usid)).toHaveLength(1)
})

test('STAFF-4 five releases at the same time make one revision', async () => {
  const { reader, usid } = await aClaimedCase()
  await save(reader, usid, 0)
  const replies = await Promise.all(Array.from({ length: 5 }, () => release(reader, usid, 1)))
  const revisions = replies.map((reply) => (reply.ok ? reply.data.revision : reply.message))
  expect(new Set(revisions).size).toBe(1)
  expect(await revisionsOf(usid)).toEqual([revisions[0]])
})

test('STAFF-4 nothing is written to a closed case', async () => {
  const { reader, usid } = await aReleasedCase()
  expect(await save(reader, usid, 1)).toMatchObject({ code: -6024 })
})

test('STAFF-4 REV-1 SPEC 19 a correction is a later revision with a reason; the old one stays readable', async () => {
  const { reader, vet, usid, revision } = await aReleasedCase()
  await reopen(usid)
  await save(reader, usid, 1, { ...COMPLETE, notes: 'Corrected.' })
  expect(await release(reader, usid, 2)).toMatchObject({ code: -6026 })
  const second = await release(reader, usid, 2, 'A typing error in the dose')
  if (!second.ok) throw new Error(second.message)
  expect(second.data.revision > revision).toBe(true)

  const read = (of?: string) =>
    vet.api.reports.queryReviewData({ usid, type: RELEASE, ...(of ? { revision: of } : {}) })
  expect(await read(revision)).toMatchObject({ data: { revision, report: { notes: '' } } })
  expect(await read()).toMatchObject({
    data: { revision: second.data.revision, report: { notes: 'Corrected.' } },
  })
  expect(await vet.api.reports.queryRevisionHistory({ usid })).toMatchObject({
    data: {
      revisions: [
        { revision: second.data.revision, reason: 'A typing error in the dose' },
        { revision, reason: '', author: 'Wing Chan' },
      ],
    },
  })
})

test('RVIEW-1 the hospital reads the released report and never the draft', async () => {
  const { vet, usid, revision } = await aReleasedCase()
  const reply = await vet.api.reports.queryReviewData({ usid, type: RELEASE, revision })
  expect(reply).toMatchObject({
    ok: true,
    data: { revision, report: { caseNumber: expect.stringMatching(/^EC-/) } },
  })
  expect(JSON.stringify(reply)).not.toContain('draft')
  expect(await vet.api.reports.queryReviewData({ usid, type: DRAFT })).toMatchObject({ code: -102 })
})

test('RVIEW-1 before the release there is nothing for the hospital to read', async () => {
  const { vet, reader, usid } = await aClaimedCase()
  await save(reader, usid, 0)
  expect(await vet.api.reports.queryReviewData({ usid, type: RELEASE })).toMatchObject({
    code: -6024,
  })
})

test.each(['20200101000000', 'latest', "' or 1=1 --"])(
  'RVIEW-1 revision %s of a released case is not found',
  async (revision) => {
    const { vet, usid } = await aReleasedCase()
    expect(await vet.api.reports.queryReviewData({ usid, type: RELEASE, revision })).toMatchObject({
      ok: false,
    })
  },
)

test('RVIEW-1 another hospital finds neither report nor history', async () => {
  const { usid, revision } = await aReleasedCase()
  const other = await portal.as('vet')
  expect(await other.api.reports.queryReviewData({ usid, type: RELEASE, revision })).toMatchObject({
    code: -6002,
  })
  expect(await other.api.reports.queryRevisionHistory({ usid })).toMatchObject({ code: -6002 })
})

test('a vet neither writes nor releases', async () => {
  const { vet, usid } = await aClaimedCase()
  expect(await save(vet, usid, 0)).toMatchObject({ code: -102 })
  expect(await release(vet, usid, 0)).toMatchObject({ code: -102 })
})

/** Simulates the acceptance of a request for a corrected report by staff. */
async function reopen(usid: string) {
  portal.clock.advance(MINUTE)
  await portal.context.database
    .update(cases)
    .set({ status: 'data_processing' })
    .where(eq(cases.caseId, usid))
}

async function revisionsOf(usid: string): Promise<string[]> {
  const rows = await portal.context.database.select().from(reports).where(eq(reports.caseId, usid))
  return rows.map(({ revision }) => revision)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
