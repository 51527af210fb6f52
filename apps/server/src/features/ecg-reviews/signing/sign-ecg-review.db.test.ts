import { MINUTE, SECOND } from '@systole/domain/time/durations'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { signedReports } from '../../../db/schema/reports.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { releaseSigned } from '../../reports/signing/release-signed.job.ts'
import { ecgReviewing } from '../testing/ecg-reviewing.ts'

let portal: TestApp
let work: Awaited<ReturnType<typeof ecgReviewing>>
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
  work = await ecgReviewing(portal)
}, 120_000)
beforeEach(() => {
  portal.context.settings.RELEASE_UNDO_SECONDS = 10
})
afterAll(() => portal.close())

type Person = typeof work.reviewer
const statusOf = async (usid: string) => (await work.rowOf(usid)).status
const release = (usid: string, revision: string) =>
  releaseSigned(work.jobContext(), { caseId: usid, revision })
const again = async (person: Person): Promise<Person> => {
  const sid = await portal.sessionOf(person.accountId)
  return { ...person, sid, api: portal.client(sid) }
}
const noticesOf = async (person: { accountId: string }, usid: string) => {
  const rows = await portal.context.database
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.accountId, person.accountId), eq(notifications.caseId, usid)))
  return rows.map(({ kind }) => kind)
}

test('ECG-7 a complete review is signed, can be undone for 10 s and is then released by the portal', async () => {
  const { usid, version } = await work.written()
  const signed = await work.sign(work.reviewer, usid, { version })
  expect(signed).toMatchObject({
    data: { status: 'review_done', revision: expect.stringMatching(/^\d{14}$/) },
  })
  if (!signed.ok) throw new Error(signed.message)
  expect(signed.data.release_in_ms).toBeGreaterThan(9000)
  expect(await work.rowOf(usid)).toMatchObject({
    ...{ status: 'review_done', readerId: work.reviewer.accountId },
  })
  const { revision } = signed.data
  await release(usid, revision)
  expect(await work.reportsOf(usid)).toEqual([])
  portal.clock.advance(10 * SECOND)
  await Promise.all([release(usid, revision), release(usid, revision)])
  expect(await work.reportsOf(usid)).toMatchObject([
    {
      ...{ revision, kind: 'report', shownBy: 'password', authorId: work.reviewer.accountId },
      model: { format: 2, service: 'ecg1l', signatures: [{ as: 'first', signedAt: revision }] },
    },
  ])
  expect(await statusOf(usid)).toBe('done')
  expect((await work.actionsOf(usid)).slice(-2)).toEqual(['review.done', 'report.released'])
  expect(await noticesOf(work.vet, usid)).toContain('reportReleased')
  expect(await work.read(work.reviewer, usid)).toMatchObject({ state: 'submitted' })
  const { queryReviewData } = work.vet.api.reports
  expect(await queryReviewData({ usid, type: 'session_release_report' })).toMatchObject({
    data: { revision, report: { format: 2, diagnoses: [{ text: 'Sinus rhythm' }] } },
  })
})

test('STAFF-4 of two signatures at the same time one counts, and both get its result', async () => {
  const { usid, version } = await work.written()
  const replies = await Promise.all([1, 2].map(() => work.sign(work.reviewer, usid, { version })))
  const revisions = replies.map((reply) => reply.ok && reply.data.revision)
  expect(new Set(revisions).size).toBe(1)
  const rows = await portal.context.database
    .select()
    .from(signedReports)
    .where(eq(signedReports.caseId, usid))
  expect(rows).toHaveLength(1)
  expect((await work.actionsOf(usid)).filter((each) => each === 'review.done')).toHaveLength(1)
  const later = await work.signUnproven(work.reviewer, usid, { version })
  expect(later).toMatchObject({ data: { revision: revisions[0], status: 'review_done' } })
})

test('ECG-7 the signer undoes a signature within 10 s, gets the case back and signs again', async () => {
  const { usid, version } = await work.written()
  const signed = await work.sign(work.reviewer, usid, { version })
  if (!signed.ok) throw new Error(signed.message)
  const { revision } = signed.data
  const undo = (by: Person) => by.api.reports.undoRelease({ usid, revision })
  portal.clock.advance(9 * SECOND)
  const other = await work.person('reviewer', 'report.review')
  expect(await undo(other)).toMatchObject({ code: -103 })
  expect(await undo(work.reviewer)).toMatchObject({ ok: true })
  expect(await undo(work.reviewer)).toMatchObject({ ok: true })
  expect(await work.rowOf(usid)).toMatchObject({
    ...{ status: '1st_reviewing', readerId: work.reviewer.accountId },
  })
  portal.clock.advance(2 * SECOND)
  await release(usid, revision)
  expect(await work.reportsOf(usid)).toEqual([])
  expect((await work.actionsOf(usid)).slice(-2)).toEqual(['review.done', 'report.undone'])
  const next = await work.write(work.reviewer, usid)
  expect(await work.sign(work.reviewer, usid, { version: next })).toMatchObject({
    data: { status: 'review_done' },
  })
})

test('ECG-7 nothing is undone after 11 s', async () => {
  const { usid, version } = await work.written()
  const signed = await work.sign(work.reviewer, usid, { version })
  if (!signed.ok) throw new Error(signed.message)
  portal.clock.advance(11 * SECOND)
  const { revision } = signed.data
  expect(await work.reviewer.api.reports.undoRelease({ usid, revision })).toMatchObject({
    code: -6029,
  })
  await release(usid, revision)
  expect(await statusOf(usid)).toBe('done')
})

test('ECG-4 an incomplete review is refused with every open field, and asks for no proof', async () => {
  const usid = await work.claimed()
  const { review } = await work.read(work.reviewer, usid)
  const saved = await work.reviewer.api.reports.addReviewData({
    ...{ usid, type: 'session_review_report' },
    data: { ecg_review: { ...review, diagnosis_list: [] }, version: 0 },
  })
  if (!saved.ok) throw new Error(saved.message)
  const refused = await work.signUnproven(work.reviewer, usid, { version: 1 })
  expect(refused).toMatchObject({
    code: -103,
    data: {
      blockers: expect.arrayContaining([
        { step: 'diagnosis', field: 'diagnosis_list', reason: 'unanswered' },
      ]),
    },
  })
  expect(await work.sign(work.reviewer, usid, { version: 0 })).toMatchObject({ code: -6025 })
  expect(await statusOf(usid)).toBe('1st_reviewing')
})

test('ECG-7 a review with no quality, or of a rejected recording, is not signed', async () => {
  const { usid, version } = await work.written()
  const { database } = portal.context
  for (const result of [null, 'rejected']) {
    await database.execute(sql`update cases set result = ${result} where case_id = ${usid}`)
    expect(await work.sign(work.reviewer, usid, { version })).toMatchObject({
      ...{ code: -103, data: { blockers: [{ reason: 'quality' }] } },
    })
  }
})

test('ECG-7 only the holder with the right signs, and a status without a signature is refused', async () => {
  const { usid, version } = await work.written()
  const leo = await work.person('reviewer', 'report.review')
  const noRight = await work.person('reviewer', 'report.async_review')
  expect(await work.sign(leo, usid, { version })).toMatchObject({ error: 'notHolder' })
  expect(await work.sign(noRight, usid, { version })).toMatchObject({ code: -102 })
  expect(await work.sign(work.patcher, usid, { version })).toMatchObject({ code: -102 })
  expect(await work.sign(work.vet, usid, { version })).toMatchObject({ code: -102 })
  await work.step(work.reviewer, usid, 'ready_for_review')
  expect(await work.sign(work.reviewer, usid, { version })).toMatchObject({ code: -6024 })
})

test('E30 a proof signs further ECG reports for 15 minutes in the same session alone', async () => {
  const mia = await again(work.reviewer)
  const [first, next, late] = [
    await work.written(mia),
    await work.written(mia),
    await work.written(mia),
  ]
  const data = ({ version }: { version: number }) => ({ version })
  const missing = { code: -103, data: { field: 'proof' } }
  expect(await work.signUnproven(mia, first.usid, data(first))).toMatchObject(missing)
  expect(await work.read(mia, first.usid)).toMatchObject({ proof_ms: 0 })
  expect(await work.sign(mia, first.usid, data(first))).toMatchObject({ ok: true })
  const { proof_ms } = await work.read(mia, next.usid)
  expect(proof_ms).toBeGreaterThan(14 * MINUTE)
  expect(proof_ms).toBeLessThanOrEqual(15 * MINUTE)
  portal.clock.advance(15 * MINUTE - 10 * SECOND) // the clock runs on while the calls below are made
  const elsewhere = await again(mia)
  expect(await work.signUnproven(elsewhere, next.usid, data(next))).toMatchObject(missing)
  expect(await work.signUnproven(mia, next.usid, data(next))).toMatchObject({
    data: { status: 'review_done' },
  })
  const [kept] = await portal.context.database
    .select()
    .from(signedReports)
    .where(eq(signedReports.caseId, next.usid))
  expect(kept?.shownBy).toBe('password')
  portal.clock.advance(11 * SECOND)
  expect(await work.signUnproven(mia, late.usid, data(late))).toMatchObject(missing)
})

test('E7 a second review that the signer or the hospital requires replaces the end of the first', async () => {
  const required = await work.person('reviewer', 'report.review', 'report.second_review_required')
  const { usid, version } = await work.written(required)
  expect(await work.read(required, usid)).toMatchObject({
    due: { second: true, async: false, why: ['signer'] },
  })
  const asked = await work.sign(required, usid, { version })
  expect(asked).toMatchObject({ data: { status: 'pending_2nd_review', revision: '' } })
  expect(await work.sign(required, usid, { version })).toEqual(asked)
  expect(await noticesOf(work.second, usid)).toEqual(['ecgToSecondReview'])
  expect(await work.rowOf(usid)).toMatchObject({ readerId: null })
  expect(await work.step(required, usid, '2nd_reviewing')).toMatchObject({ code: -102 })
})

test('E7 where no one can make a due second review the signature is refused, and the office is notified', async () => {
  const { database } = portal.context
  const { usid, version } = await work.written()
  const others = eq(accounts.userType, 'second_reviewer')
  await database.update(accounts).set({ disabledAt: portal.clock.now() }).where(others)
  const refused = await work.sign(work.reviewer, usid, {
    version,
    ask_second: { reason: 'Unsure' },
  })
  await database.update(accounts).set({ disabledAt: null }).where(others)
  expect(refused).toMatchObject({
    code: -6024,
    error: 'wrongStatus',
    message: 'Nobody can second-review 1L ECG now.',
  })
  expect(await noticesOf(work.admin, usid)).toContain('secondReviewerMissing')
  expect(await statusOf(usid)).toBe('1st_reviewing')
})

test('ECG-8 E7 a due asynchronous review without a possible reviewer is released all the same, and the office is notified', async () => {
  const { database } = portal.context
  const required = await work.person('reviewer', 'report.review', 'report.async_review_required')
  const others = eq(accounts.userType, 'async_second_reviewer')
  const noticesAfter = async (disabledAt: Date | null) => {
    const { usid, version } = await work.written(required)
    const signed = await work.sign(required, usid, { version })
    if (!signed.ok) throw new Error(signed.message)
    await database.update(accounts).set({ disabledAt }).where(others)
    portal.clock.advance(10 * SECOND)
    await release(usid, signed.data.revision)
    expect(await statusOf(usid)).toBe('done')
    return noticesOf(work.admin, usid)
  }
  expect(await noticesAfter(portal.clock.now())).toContain('asyncReviewerMissing')
  expect(await noticesAfter(null)).not.toContain('asyncReviewerMissing')
})

test('ECG-8 a request for a second review needs a reason, and goes with the first review', async () => {
  const { usid, version } = await work.written()
  const asking = { version, ask_second: { reason: ' ' } }
  expect(await work.sign(work.reviewer, usid, asking)).toMatchObject({ code: -6026 })
  const second = await work.inSecond()
  expect(
    await work.sign(work.second, second.usid, { version: 0, ask_second: { reason: 'More' } }),
  ).toMatchObject({ code: -103, data: { field: 'data.ask_second' } })
})

test('ECG-8 the second review is the record, signed by both reviewers', async () => {
  const { usid } = await work.inSecond()
  const type = 'session_second_review'
  const { request, review } = await work.read(work.second, usid, type)
  expect(request).toMatchObject({ kind: 'second', reason: 'Unsure about P', is_voluntary: true })
  const changed = { ...review, heart_rate: { ...review.heart_rate, rrRate: 77 } }
  const signed = await work.sign(work.second, usid, { version: 0, ecg_review: changed })
  expect(signed).toMatchObject({ data: { status: 'review_done' } })
  if (!signed.ok) throw new Error(signed.message)
  portal.clock.advance(10 * SECOND)
  await release(usid, signed.data.revision)
  const [report] = await work.reportsOf(usid)
  expect(report?.model).toMatchObject({
    signatures: [{ as: 'first' }, { as: 'second', signedAt: signed.data.revision }],
  })
  expect(JSON.stringify(report?.model)).toContain('"value":77')
  expect(await noticesOf(work.reviewer, usid)).toContain('ecgSecondReviewDone')
  expect(await work.read(work.second, usid, type)).toMatchObject({ request: null })
})

test('ECG-8 a returned review is with the first reviewer again, who asks or signs again', async () => {
  const { usid, version } = await work.inSecond()
  expect(await work.step(work.second, usid, '1st_reviewing')).toMatchObject({ code: -6026 })
  expect(await work.step(work.second, usid, '1st_reviewing', 'Look at beat 7')).toMatchObject({
    data: { session: { status: '1st_reviewing', reader: { uid: work.reviewer.accountId } } },
  })
  expect(await noticesOf(work.reviewer, usid)).toContain('ecgReviewReturned')
  const draft = await work.read(work.reviewer, usid)
  expect(draft).toMatchObject({ state: 'draft', version: 1 })
  expect(draft.review.diagnosis_list).toMatchObject([{ name: 'Sinus rhythm' }])
  const changed = await work.write(work.reviewer, usid)
  expect(changed).toBe(2)
  expect(version).toBe(1)
  expect(await work.sign(work.reviewer, usid, { version: 2 })).toMatchObject({
    data: { status: 'review_done' },
  })
})

test('ECG-8 a voluntary request is declined with a reason: the first review and its signature stand', async () => {
  const { usid } = await work.inSecond()
  expect(await work.step(work.second, usid, 'review_done')).toMatchObject({ code: -6026 })
  expect(await work.step(work.second, usid, 'review_done', 'The P is plain')).toMatchObject({
    data: { session: { status: 'review_done', reader: { uid: work.reviewer.accountId } } },
  })
  expect(await noticesOf(work.reviewer, usid)).toContain('ecgSecondReviewDeclined')
  expect(await noticesOf(work.admin, usid)).toContain('ecgSecondReviewDeclined')
  const [signed] = await portal.context.database
    .select()
    .from(signedReports)
    .where(eq(signedReports.caseId, usid))
  expect(signed).toMatchObject({ signerId: work.reviewer.accountId, shownBy: 'password' })
  portal.clock.advance(10 * SECOND)
  await release(usid, signed?.revision ?? '')
  expect(await work.reportsOf(usid)).toMatchObject([
    {
      authorId: work.reviewer.accountId,
      model: { signatures: [{ as: 'first' }] },
    },
  ])
})

test('ECG-8 a declined request is undone by the signer, back to the second reviewer', async () => {
  const { usid } = await work.inSecond()
  await work.step(work.second, usid, 'review_done', 'The P is plain')
  const [signed] = await portal.context.database
    .select()
    .from(signedReports)
    .where(eq(signedReports.caseId, usid))
  const revision = signed?.revision ?? ''
  expect(await work.reviewer.api.reports.undoRelease({ usid, revision })).toMatchObject({
    ok: true,
  })
  expect(await work.rowOf(usid)).toMatchObject({
    ...{ status: '2nd_reviewing', readerId: work.second.accountId },
  })
  expect(await work.sign(work.second, usid, { version: 0 })).toMatchObject({
    data: { status: 'review_done' },
  })
})

test('ECG-8 a required second review cannot be declined', async () => {
  const { database } = portal.context
  const { hospitalId } = work.vet
  const flags = { etest: { ecg1l: { report: { second_review_required: true } } } }
  const setFlags = (value: object) =>
    database.execute(
      sql`update hospitals set permissions = ${JSON.stringify(value)}::jsonb where hospital_id = ${hospitalId}`,
    )
  await setFlags(flags)
  const { usid } = await work.inSecond({})
  await setFlags({})
  expect(await work.step(work.second, usid, 'review_done', 'No time')).toMatchObject({
    code: -6024,
    data: { reason: 'secondReviewRequired' },
  })
  expect(await work.read(work.second, usid, 'session_second_review')).toMatchObject({
    request: { is_voluntary: false },
  })
  const first = await again(work.reviewer)
  expect(await first.api.claims.takeOverCase({ usid, from: work.second.accountId })).toMatchObject({
    ok: false,
  })
})
