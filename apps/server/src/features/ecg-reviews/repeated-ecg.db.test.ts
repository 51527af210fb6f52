import { DAY, MINUTE, SECOND } from '@systole/domain/time/durations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailsTo } from '../../testing/applicant.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { ecgReviewing } from './testing/ecg-reviewing.ts'

const REASON = 'The rate is that of another dog'
let portal: TestApp
let work: Awaited<ReturnType<typeof ecgReviewing>>
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
  work = await ecgReviewing(portal)
}, 120_000)
afterAll(() => portal.close())

type Person = typeof work.reviewer
const released = async () => {
  const { usid, version } = await work.written()
  const signed = await work.sign(work.reviewer, usid, { version })
  if (!signed.ok) throw new Error(JSON.stringify(signed))
  return { usid, revision: signed.data.revision }
}
const asked = async () => {
  const { usid, revision } = await released()
  portal.clock.advance(SECOND)
  const reply = await work.vet.api.repeats.askRepeat({ usid, reason: REASON })
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return { usid, revision, repeat_id: reply.data.repeat.repeat_id }
}
const decide = (
  by: Person | typeof work.admin,
  { usid, repeat_id }: { usid: string; repeat_id: string },
  decision: 'accepted' | 'declined',
  reason?: string,
) => by.api.repeats.decideRepeat({ usid, repeat_id, decision, ...(reason && { reason }) })
const readBy = (usid: string) =>
  work.vet.api.reports.queryReviewData({ usid, type: 'session_release_report' })

test('ECG-7 ECG-8 a repeat that a reviewer accepts is theirs for another 90 minutes, and its release is a new revision', async () => {
  const repeat = await asked()
  const { usid, revision } = repeat
  expect(await work.rowOf(usid)).toMatchObject({ status: 'resend_report_request' })
  expect(await readBy(usid)).toMatchObject({ data: { revision } })
  const mia = await work.person('reviewer', 'report.review')
  portal.clock.advance(10 * MINUTE)
  expect(await decide(mia, repeat, 'accepted', 'Another dog indeed')).toMatchObject({
    data: { repeat: { accept_reason: 'Another dog indeed', decline_reason: '' } },
  })
  const now = portal.clock.now().getTime()
  const row = await work.rowOf(usid)
  expect(row).toMatchObject({ status: '1st_reviewing', readerId: mia.accountId })
  expect(row).toMatchObject({ firstReviewerId: mia.accountId })
  expect(Math.abs((row.dueAt?.getTime() ?? 0) - now - 90 * MINUTE)).toBeLessThan(10 * SECOND)
  expect(await readBy(usid)).toMatchObject({ data: { revision } })
  expect(await work.read(mia, usid)).toMatchObject({ state: 'draft', version: 0 })
  const version = await work.write(mia, usid)
  const signed = await work.sign(mia, usid, { version })
  expect(signed).toMatchObject({ data: { status: 'done' } })
  const reports = await work.reportsOf(usid)
  expect(reports.map(({ kind }) => kind).toSorted()).toEqual(['correction', 'report'])
  const corrected = reports.find(({ kind }) => kind === 'correction')
  expect(JSON.stringify(corrected?.model)).toContain(REASON)
  expect(await readBy(usid)).toMatchObject({ data: { revision: corrected?.revision } })
})

test('ECG-7 ECG-8 a repeat that an admin accepts waits for any reviewer', async () => {
  const repeat = await asked()
  const { usid, revision } = repeat
  expect(await decide(work.admin, repeat, 'accepted')).toMatchObject({ ok: true })
  expect(await work.rowOf(usid)).toMatchObject({
    ...{ status: 'ready_for_review', readerId: null, claimedAt: null, leaseUntil: null },
  })
  expect(await readBy(usid)).toMatchObject({ data: { revision } })
  const mia = await work.person('reviewer', 'report.review')
  await work.take(mia, usid, '1st_reviewing')
  expect(await work.rowOf(usid)).toMatchObject({ readerId: mia.accountId })
})

test('ECG-7 ECG-8 a repeat is declined with a reason alone, and the report stays', async () => {
  const repeat = await asked()
  const { usid, revision } = repeat
  expect(await decide(work.reviewer, repeat, 'declined')).toMatchObject({ code: -6026 })
  expect(await decide(work.reviewer, repeat, 'declined', 'The rate is right')).toMatchObject({
    data: { repeat: { decision: 'declined', answer: 'The rate is right' } },
  })
  expect(await work.rowOf(usid)).toMatchObject({ status: 'done' })
  expect(await readBy(usid)).toMatchObject({ data: { revision } })
})

test('ECG-7 a reviewer without the right to review decides on no repeat', async () => {
  const repeat = await asked()
  const noRight = await work.person('reviewer', 'report.async_review')
  expect(await decide(noRight, repeat, 'accepted')).toMatchObject({ ok: false })
  expect(await work.rowOf(repeat.usid)).toMatchObject({ status: 'resend_report_request' })
})

test('ECG-8 E29 the mails about a resend speak of 90 minutes and lead to the review', async () => {
  const repeat = await asked()
  const reviewers = await mailsTo(portal, work.reviewer.email)
  const toReviewer = reviewers.at(-1)
  expect(toReviewer).toMatchObject({ subject: expect.stringContaining('Resend request') })
  expect(toReviewer?.plain).toContain('90 minutes')
  expect(toReviewer?.plain).toContain('/ecg/review?')
  expect(toReviewer?.plain).not.toContain(REASON)
  expect(await decide(work.reviewer, repeat, 'accepted')).toMatchObject({ ok: true })
  const [toHospital] = (await mailsTo(portal, work.vet.email)).slice(-1)
  expect(toHospital?.plain).toContain('within 90 minutes')
})

test('ECG-8 the report of an ECG stays among the released reports of its hospital while it is asked for and done again', async () => {
  const repeat = await asked()
  const { usid, revision } = repeat
  const listed = async () => {
    const api = portal.client(await portal.sessionOf(work.vet.accountId))
    const reply = await api.cases.queryAllSessions({
      params: { released: true, session_types: ['ecg1l'] },
    })
    if (!reply.ok) throw new Error(reply.message)
    return reply.data.sessions.find((each) => each.usid === usid)
  }
  expect(await listed()).toMatchObject({ revision: { report_revision: revision } })
  expect(await decide(work.admin, repeat, 'accepted')).toMatchObject({ ok: true })
  expect(await listed()).toMatchObject({ revision: { report_revision: revision } })
})

test('ECG-8 after a resend the second review begins as the new first one, and the earlier report can still be read', async () => {
  const before = await work.inSecond()
  const { usid } = before
  const first = await work.sign(work.second, usid, {
    version: await work.write(work.second, usid, 'session_second_review'),
  })
  if (!first.ok) throw new Error(JSON.stringify(first))
  portal.clock.advance(SECOND)
  const again = await work.vet.api.repeats.askRepeat({ usid, reason: REASON })
  if (!again.ok) throw new Error(JSON.stringify(again))
  const { repeat_id } = again.data.repeat
  expect(await decide(work.reviewer, { usid, repeat_id }, 'accepted')).toMatchObject({ ok: true })
  const { review, version } = await work.read(work.reviewer, usid)
  const rewritten = { ...review, diagnosis_list: [{ phrase_id: null, name: 'Another diagnosis' }] }
  const saved = await work.reviewer.api.reports.addReviewData({
    ...{ usid, type: 'session_review_report' },
    data: { ecg_review: rewritten, version },
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  portal.clock.advance(SECOND)
  const asks = { version: saved.data.version, ask_second: { reason: 'Again, please' } }
  expect(await work.sign(work.reviewer, usid, asks)).toMatchObject({ ok: true })
  await work.take(work.second, usid, '2nd_reviewing')
  expect(await work.read(work.second, usid, 'session_second_review')).toMatchObject({
    ...{ version: 0, state: 'draft', diff: [] },
    review: { diagnosis_list: [{ name: 'Another diagnosis' }] },
  })
  expect(
    await work.vet.api.reports.queryReviewData({
      ...{ usid, type: 'session_release_report', revision: first.data.revision },
    }),
  ).toMatchObject({ data: { report: { diagnoses: [{ text: 'Sinus rhythm' }] } } })
})

test('ECG-7 ECG-8 a repeat is asked for within a day of the release', async () => {
  const { usid } = await released()
  portal.clock.advance(DAY + SECOND)
  const api = portal.client(await portal.sessionOf(work.vet.accountId))
  expect(await api.repeats.askRepeat({ usid, reason: REASON })).toMatchObject({ code: -6031 })
})

test('ECG-8 E29 the hospital is offered a resend for a day and once a revision; an admin asks at any time', async () => {
  work = await ecgReviewing(portal) // the sessions of before have ended
  const { usid } = await released()
  portal.clock.advance(SECOND)
  const repeatsOf = async (person: { accountId: string }) => {
    const api = portal.client(await portal.sessionOf(person.accountId))
    return api.repeats.queryRepeats({ usid })
  }
  expect(await repeatsOf(work.vet)).toMatchObject({
    data: { refused: '', service: 'ecg1l', promise_minutes: 90, repeats: [] },
  })
  const asked = await work.vet.api.repeats.askRepeat({ usid, reason: REASON })
  if (!asked.ok) throw new Error(asked.message)
  const { repeat_id } = asked.data.repeat
  expect(await repeatsOf(work.vet)).toMatchObject({ data: { refused: 'repeatAsked' } })
  expect(
    await decide(work.reviewer, { usid, repeat_id }, 'declined', 'It is the same dog'),
  ).toMatchObject({
    data: {
      repeat: { resend_reason: REASON, decline_reason: 'It is the same dog', accept_reason: '' },
    },
  })
  expect(await work.vet.api.repeats.askRepeat({ usid, reason: 'Once more' })).toMatchObject({
    code: -6030,
  })
  const other = await released()
  portal.clock.advance(3 * DAY)
  const admin = portal.client(await portal.sessionOf(work.admin.accountId))
  expect(await repeatsOf(work.vet)).toMatchObject({ data: { refused: 'repeatAsked' } })
  const late = { usid: other.usid, reason: 'The hospital called' }
  const vet = portal.client(await portal.sessionOf(work.vet.accountId))
  expect(await vet.repeats.askRepeat(late)).toMatchObject({ code: -6031 })
  expect(await admin.repeats.queryRepeats({ usid: other.usid })).toMatchObject({
    data: { refused: '' },
  })
  expect(await admin.repeats.askRepeat(late)).toMatchObject({ ok: true })
  expect(await work.rowOf(other.usid)).toMatchObject({ status: 'resend_report_request' })
  expect(await admin.repeats.askRepeat({ usid, reason: 'Again' })).toMatchObject({ ok: true })
  expect(await admin.repeats.askRepeat({ usid, reason: 'Twice' })).toMatchObject({ code: -6030 })
  expect(await repeatsOf(work.admin)).toMatchObject({ data: { refused: 'repeatAsked' } })
})
