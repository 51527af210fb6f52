import { SECOND } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { notifications } from '../../db/schema/notifications.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { requestsOfCase } from './second-request-store.ts'
import { ecgReviewing } from './testing/ecg-reviewing.ts'

let portal: TestApp
let work: Awaited<ReturnType<typeof ecgReviewing>>
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
  work = await ecgReviewing(portal)
}, 120_000)
afterAll(() => portal.close())

type Person = typeof work.reviewer
const TYPE = 'session_async_review'
const released = async (by: Person = work.reviewer) => {
  const { usid, version } = await work.written(by)
  const signed = await work.sign(by, usid, { version })
  if (!signed.ok) throw new Error(JSON.stringify(signed))
  portal.clock.advance(SECOND)
  return { usid, version, revision: signed.data.revision }
}
const conclude = (
  by: Person,
  usid: string,
  outcome: 'agree' | 'minor' | 'major',
  reason?: string,
  data: { ecg_review?: Awaited<ReturnType<typeof work.read>>['review'] } = {},
) =>
  by.api.reports.addReviewData({
    ...{ usid, type: TYPE },
    data: { version: 0, outcome, ...(reason && { reason }), ...data },
  })
const requestsOf = (usid: string) => requestsOfCase(portal.context.database, usid)
const readBy = (usid: string) =>
  work.vet.api.reports.queryReviewData({ usid, type: 'session_release_report' })

test('ECG-8 E27 an asynchronous review that agrees leaves the report, and is recorded once', async () => {
  const required = await work.person('reviewer', 'report.review', 'report.async_review_required')
  const { usid, revision } = await released(required)
  expect(await requestsOf(usid)).toMatchObject([{ kind: 'async', decision: null }])
  expect(await work.read(work.asyncReviewer, usid, TYPE)).toMatchObject({
    request: { kind: 'async' },
    first: { diagnosis_list: [{ name: 'Sinus rhythm' }] },
  })
  expect(await conclude(work.asyncReviewer, usid, 'agree')).toMatchObject({
    data: { status: 'done', revision },
  })
  expect(await requestsOf(usid)).toMatchObject([
    { kind: 'async', decision: 'agree', decidedBy: work.asyncReviewer.accountId },
  ])
  expect(await work.rowOf(usid)).toMatchObject({ asyncReviewerId: work.asyncReviewer.accountId })
  expect((await work.actionsOf(usid)).at(-1)).toBe('review.asyncDone')
  expect(await work.reportsOf(usid)).toHaveLength(1)
  expect(await work.read(work.reviewer, usid)).toMatchObject({ state: 'submitted' })
})

test('ECG-8 E27 a difference needs a reason; a minor one opens no correction', async () => {
  const { usid } = await released()
  expect(await conclude(work.asyncReviewer, usid, 'minor')).toMatchObject({ code: -6026 })
  expect(await conclude(work.asyncReviewer, usid, 'major')).toMatchObject({ code: -6026 })
  expect(await requestsOf(usid)).toEqual([])
  expect(await conclude(work.asyncReviewer, usid, 'minor', 'QT 10 ms longer')).toMatchObject({
    ok: true,
  })
  expect(await requestsOf(usid)).toMatchObject([{ decision: 'minor', answer: 'QT 10 ms longer' }])
  expect(await work.read(work.reviewer, usid)).toMatchObject({ state: 'submitted' })
})

test('ECG-8 E27 a major difference opens the correction, which its reviewer signs as a new revision', async () => {
  const { usid, revision } = await released()
  const { review } = await work.read(work.asyncReviewer, usid, TYPE)
  const ecg_review = {
    ...review,
    diagnosis_list: [{ phrase_id: null, name: 'Second-degree block' }],
  }
  expect(
    await conclude(work.asyncReviewer, usid, 'major', 'A P without a QRS at 12 s', { ecg_review }),
  ).toMatchObject({ ok: true })
  const draft = await work.read(work.asyncReviewer, usid)
  expect(draft).toMatchObject({
    state: 'draft',
    review: { diagnosis_list: [{ name: 'Second-degree block' }] },
  })
  expect(await readBy(usid)).toMatchObject({ data: { revision } })
  const { version } = draft
  const unexplained = await work.sign(work.asyncReviewer, usid, { version })
  expect(unexplained).toMatchObject({ code: -6026 })
  const reason = 'A P without a QRS at 12 s'
  const signed = await work.sign(work.asyncReviewer, usid, { version, reason })
  expect(signed).toMatchObject({ data: { status: 'done' } })
  if (!signed.ok) throw new Error(signed.message)
  expect(signed.data.revision > revision).toBe(true)
  expect(await readBy(usid)).toMatchObject({
    data: {
      revision: signed.data.revision,
      report: { diagnoses: [{ text: 'Second-degree block' }] },
    },
  })
  const kinds = (await work.reportsOf(usid)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['correction', 'report'])
  // the person who signed the correction is now an author
  expect(await conclude(work.asyncReviewer, usid, 'agree')).toMatchObject({ code: -102 })
})

test('ECG-8 E27 neither its author nor anybody without the right reviews a report asynchronously', async () => {
  const { usid } = await released()
  expect(await conclude(work.reviewer, usid, 'agree')).toMatchObject({ code: -102 })
  expect(await conclude(work.second, usid, 'agree')).toMatchObject({ code: -102 })
  const noRight = await work.person('async_second_reviewer', 'report.review')
  expect(await conclude(noRight, usid, 'agree')).toMatchObject({ ok: false })
  expect(await requestsOf(usid)).toEqual([])
})

test('ECG-7 a correction is started by a reviewer and signed with a reason as a new revision; cancelled, the report stays', async () => {
  const { usid, revision } = await released()
  const mia = await work.person('reviewer', 'report.review')
  expect(await mia.api.reports.startCorrection({ usid })).toMatchObject({ ok: true })
  expect(await work.read(mia, usid)).toMatchObject({ state: 'draft' })
  expect(await mia.api.reports.cancelCorrection({ usid })).toMatchObject({ ok: true })
  expect(await work.read(mia, usid)).toMatchObject({ state: 'submitted' })
  expect(await mia.api.reports.startCorrection({ usid })).toMatchObject({ ok: true })
  const version = await work.write(mia, usid)
  expect(await readBy(usid)).toMatchObject({ data: { revision } })
  const other = await work.person('reviewer', 'report.review')
  expect(await work.sign(other, usid, { version, reason: 'Mine' })).toMatchObject({ code: -6024 })
  const reason = 'The rate was measured anew'
  const signed = await work.sign(mia, usid, { version, reason })
  expect(signed).toMatchObject({ data: { status: 'done' } })
  const corrected = (await work.reportsOf(usid)).find(({ kind }) => kind === 'correction')
  expect(corrected).toMatchObject({ authorId: mia.accountId })
  expect(JSON.stringify(corrected?.model)).toContain(reason)
  expect(await work.sign(mia, usid, { version, reason })).toMatchObject({
    data: { revision: corrected?.revision },
  })
  expect(await work.reportsOf(usid)).toHaveLength(2)
})

test('ECG-8 E27 a revision is reviewed once after its release: the same outcome changes nothing, another is refused', async () => {
  const { usid } = await released()
  const minor = () => conclude(work.asyncReviewer, usid, 'minor', 'QT 10 ms longer')
  expect(await minor()).toMatchObject({ ok: true })
  expect(await minor()).toMatchObject({ ok: true })
  expect(await requestsOf(usid)).toHaveLength(1)
  expect(await conclude(work.asyncReviewer, usid, 'agree')).toMatchObject({ code: -6024 })
  const other = await work.person('async_second_reviewer', 'report.async_review')
  expect(await conclude(other, usid, 'agree')).toMatchObject({ code: -6024 })
  expect(await work.read(other, usid, TYPE)).toMatchObject({
    concluded: { outcome: 'minor', reason: 'QT 10 ms longer' },
  })
})

test('ECG-8 E27 the draft of a correction is its opener’s, and names the revision that it corrects', async () => {
  const { usid, revision } = await released()
  expect(await work.read(work.reviewer, usid)).toMatchObject({ corrects: '' })
  expect(await work.reviewer.api.reports.startCorrection({ usid })).toMatchObject({ ok: true })
  expect(await work.read(work.reviewer, usid)).toMatchObject({ corrects: revision, is_own: true })
  expect(await work.read(work.asyncReviewer, usid)).toMatchObject({
    ...{ corrects: revision, is_own: false },
  })
})

test('ECG-8 E7 an admin asks for an asynchronous review of a released report, from others than its authors', async () => {
  const ask = (usid: string, to: string) =>
    work.admin.api.claims.assignCase({ usid, to, as: 'async_second_reviewer' })
  const { usid: open } = await work.written()
  expect(await ask(open, work.asyncReviewer.accountId)).toMatchObject({ code: -6024 })
  const { usid } = await released()
  const noRight = await work.person('async_second_reviewer', 'report.review')
  expect(await ask(usid, noRight.accountId)).toMatchObject({ code: -103 })
  expect(await ask(usid, work.reviewer.accountId)).toMatchObject({ code: -103 })
  expect(await ask(usid, work.asyncReviewer.accountId)).toMatchObject({ ok: true })
  const other = await work.person('async_second_reviewer', 'report.async_review')
  expect(await ask(usid, other.accountId)).toMatchObject({ ok: true })
  expect(await requestsOf(usid)).toMatchObject([{ due: ['asked'], assignedTo: other.accountId }])
  const notices = await portal.context.database
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.accountId, other.accountId))
  expect(notices).toContainEqual({ kind: 'ecgToAsyncReview' })
  expect(await work.read(other, usid, TYPE)).toMatchObject({ request: { due: ['asked'] } })
  expect(await conclude(other, usid, 'agree')).toMatchObject({ ok: true })
  expect(await ask(usid, work.asyncReviewer.accountId)).toMatchObject({ code: -6024 })
})
