import { MINUTE } from '@systole/domain/time/durations'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { caseEvents } from '../../../db/schema/cases.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { releaseExpiredClaims } from '../../claims/release-expired-claims.ts'
import { ecgReviewing } from '../../ecg-reviews/testing/ecg-reviewing.ts'
import { releaseSigned } from '../../reports/signing/release-signed.job.ts'
import { FILE, RECORDED } from './testing/ecg-desk.ts'

/** The last column of table 1.2 of the handbook: the log row of each step, and who is notified of it; written from its text. */
let portal: TestApp
let work: Awaited<ReturnType<typeof ecgReviewing>>
type Person = typeof work.reviewer | typeof work.vet
let others: Record<'patcher2' | 'reviewer2' | 'second2' | 'admin2' | 'elsewhere', Person>
vi.setConfig({ testTimeout: 120_000 }) // the files are read by their own process
beforeAll(async () => {
  portal = await testApp()
  work = await ecgReviewing(portal)
  others = {
    patcher2: await work.person('patcher', 'tests.ecg1l.patch'),
    reviewer2: await work.person('reviewer', 'report.review'),
    second2: await work.person('second_reviewer', 'report.second_review'),
    admin2: await portal.as('internal_admin'),
    elsewhere: await portal.as('vet'),
  }
}, 120_000)
afterAll(() => portal.close())

type Notified = Readonly<Record<string, string>>
const PATCHERS = (kind: string): Notified => ({ patcher: kind, patcher2: kind, senior: kind })
const REVIEWERS = (kind: string): Notified => ({ reviewer: kind, reviewer2: kind })
const SECONDS = (kind: string): Notified => ({ second: kind, second2: kind })
const OFFICE = (kind: string): Notified => ({ admin: kind, admin2: kind })
const NO_ONE: Notified = {}
/** The lines beside the steps: fields that are saved with them. */
const BESIDE = ['clinical.saved', 'ecg.prepared']

/** Returns everyone by the name that they have here. */
function names(): Map<string, string> {
  const { vet, admin, patcher, senior, reviewer, second, asyncReviewer } = work
  const all = { vet, admin, patcher, senior, reviewer, second, asyncReviewer, ...others }
  return new Map(Object.entries(all).map(([name, { accountId }]) => [accountId, name]))
}

/** Returns the lines of the log, each with its audit row and those who are notified by it. */
async function linesOf(usid: string) {
  const { database } = portal.context
  const people = names()
  const events = await database
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, usid))
    .orderBy(asc(caseEvents.caseEventId))
  const { rows: notices } = await database.execute<{
    account_id: string
    kind: string
    dedupe_key: string
  }>(sql`select account_id, kind, dedupe_key from notifications where case_id = ${usid}`)
  return events
    .filter(({ action }) => !BESIDE.includes(action))
    .map(({ caseEventId, action, role, fromValue, toValue, note }) => ({
      line: `${action} by ${role}: ${fromValue} → ${toValue}${note && ` (${note})`}`,
      notified: Object.fromEntries(
        notices
          .filter(({ dedupe_key }) => dedupe_key === `event:${caseEventId}`)
          .map(({ account_id, kind }) => [people.get(account_id) ?? account_id, kind]),
      ),
    }))
}

/** Expects exactly these lines, in this order, and an audit row for each of them. */
async function expectLines(usid: string, expected: readonly (readonly [string, Notified])[]) {
  const lines = await linesOf(usid)
  expect(lines).toEqual(expected.map(([line, notified]) => ({ line, notified })))
  const { rows } = await portal.context.database.execute<{ action: string }>(
    sql`select action from audit_log where object = ${`case:${usid}`}`,
  )
  const audited = rows.map(({ action }) => action)
  for (const [line] of expected) {
    const [action = ''] = line.split(' ')
    if (action !== 'file.added') expect(audited, line).toContain(action)
  }
}

const ok = <Reply extends { ok: boolean }>(reply: Reply) => {
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return reply as Extract<Reply, { ok: true }>
}
const take = async (...of: Parameters<typeof work.step>) => ok(await work.step(...of))
const job = () => ({ ...portal.context, requestId: 'job' })
const again = async <Who extends Person>(person: Who) => ({
  ...person,
  api: portal.client(await portal.sessionOf(person.accountId)),
})

const ARRIVED = [
  ['case.opened by vet:  → open', NO_ONE],
  [`file.added by vet:  → ${FILE} (ECG)`, NO_ONE],
  ['case.submit by vet: upload → wait_for_preparation (3)', PATCHERS('ecgToPrepare')],
  ['ecg.imported by system: wait_for_preparation → data_ready', NO_ONE],
] as const

test('ECG-7 the steps of the preparation: each has its log row, and those of the table are notified', async () => {
  const { patcher, senior, reviewer, admin } = work
  const { reviewer2 } = others
  const usid = await work.preparedCase()
  await take(patcher, usid, 'data_ready')
  await take(patcher, usid, 'patch_done')
  await take(patcher, usid, 'ready_for_review')
  await take(reviewer, usid, '1st_reviewing')
  await take(reviewer, usid, 'ready_for_review')
  await take(reviewer, usid, '1st_reviewing')
  ok(await reviewer2.api.claims.takeOverCase({ usid, from: reviewer.accountId }))
  const assigned = { usid, to: reviewer.accountId }
  const stale = { ...assigned, from: reviewer.accountId }
  ok(await admin.api.claims.assignCase({ ...assigned, to: reviewer2.accountId }))
  expect(await admin.api.claims.assignCase(stale)).toMatchObject({ code: -6025 })
  ok(await admin.api.claims.assignCase({ ...assigned, from: reviewer2.accountId }))
  await take(reviewer, usid, 'data_ready', 'A VPC is labelled N')
  await take(patcher, usid, 'data_ready')
  await take(patcher, usid, 'request_quality_review', 'Mostly noise')
  await take(senior, usid, 'data_ready', 'Readable')
  await take(senior, usid, 'data_ready')
  portal.clock.advance(16 * MINUTE)
  await releaseExpiredClaims(job())
  const session_tests = [
    { type: 'ecg1l' as const, fname: FILE, quality: 'rejected' as const, quality_reason: 'Noise' },
  ]
  const reject = { status: 'reject', revision_note: 'Noise', exinfo: { session_tests } } as const
  ok(await work.save(await again(senior), usid, reject))
  await expectLines(usid, [
    ...ARRIVED,
    ['case.claim by patcher: data_ready → data_ready', NO_ONE],
    ['ecg.patched by patcher: data_ready → patch_done', NO_ONE],
    ['ecg.reopened by patcher: patch_done → data_ready', NO_ONE],
    ['ecg.patched by patcher: data_ready → patch_done', NO_ONE],
    ['ecg.sent by patcher: patch_done → ready_for_review', REVIEWERS('ecgToReview')],
    ['case.claim by reviewer: ready_for_review → 1st_reviewing', NO_ONE],
    ['case.unclaim by reviewer: 1st_reviewing → ready_for_review', NO_ONE],
    ['case.claim by reviewer: ready_for_review → 1st_reviewing', NO_ONE],
    ['case.takeOver by reviewer: 1st_reviewing → 1st_reviewing', { reviewer: 'caseTakenOver' }],
    [
      'case.assign by internal_admin: 1st_reviewing → 1st_reviewing',
      { reviewer: 'caseAssigned', reviewer2: 'caseTakenOver' },
    ],
    [
      'ecg.sentBack by reviewer: 1st_reviewing → data_ready (A VPC is labelled N)',
      { patcher: 'ecgSentBack' },
    ],
    ['case.claim by patcher: data_ready → data_ready', NO_ONE],
    [
      'ecg.askQuality by patcher: data_ready → request_quality_review (Mostly noise)',
      { senior: 'ecgQualityAsked', ...OFFICE('ecgQualityAsked') },
    ],
    [
      'ecg.quality by senior_patcher: request_quality_review → data_ready (Readable)',
      { patcher: 'ecgQualityDecided' },
    ],
    ['case.claim by senior_patcher: data_ready → data_ready', NO_ONE],
    ['case.lapse by system: data_ready → data_ready', NO_ONE],
    ['credits.refunded by senior_patcher: data_ready → data_ready (3)', NO_ONE],
    ['case.reject by senior_patcher: data_ready → reject (Noise)', { vet: 'caseRejected' }],
  ])
})

test('ECG-7 the steps of the reviews: each has its log row, and those of the table are notified', async () => {
  const { reviewer, second, asyncReviewer, vet, patcher } = work
  portal.context.settings.RELEASE_UNDO_SECONDS = 10
  const usid = await work.preparedCase()
  await take(patcher, usid, 'ready_for_review')
  const mia = await again(reviewer)
  await take(mia, usid, '1st_reviewing')
  const version = await work.write(mia, usid)
  const ask = { ask_second: { reason: 'Unsure about P' } }
  ok(await work.sign(mia, usid, { version, ...ask }))
  const leo = await again(second)
  await take(leo, usid, '2nd_reviewing')
  await take(leo, usid, 'pending_2nd_review')
  await take(leo, usid, '2nd_reviewing')
  await take(leo, usid, '1st_reviewing', 'PR is missing')
  const next = await work.write(mia, usid)
  ok(await work.sign(mia, usid, { version: next, ...ask }))
  await take(leo, usid, '2nd_reviewing')
  const own = await work.write(leo, usid, 'session_second_review')
  const signed = ok(await work.sign(leo, usid, { version: own }))
  ok(await leo.api.reports.undoRelease({ usid, revision: signed.data.revision }))
  portal.clock.advance(1000)
  const { revision } = ok(await work.sign(leo, usid, { version: own })).data
  portal.clock.advance(10_000)
  await releaseSigned(work.jobContext(), { caseId: usid, revision })
  const ria = await again(asyncReviewer)
  const outcome = { version: 0, outcome: 'major', reason: 'It is AF' } as const
  const repeats = (await again(vet)).api.repeats
  const { repeat } = ok(await repeats.askRepeat({ usid, reason: 'Another dog' })).data
  const decided = { usid, repeat_id: repeat.repeat_id, reason: 'It is the same dog' }
  ok(await mia.api.repeats.decideRepeat({ ...decided, decision: 'declined' }))
  ok(await ria.api.reports.addReviewData({ usid, type: 'session_async_review', data: outcome }))
  const started = ok(await ria.api.reports.startCorrection({ usid })).data
  const corrected = await work.sign(ria, usid, { version: started.version, reason: 'AF missed' })
  const later = ok(corrected).data.revision
  portal.clock.advance(10_000)
  await releaseSigned(work.jobContext(), { caseId: usid, revision: later })
  const asked = ok(await repeats.askRepeat({ usid, reason: 'Really AF?' })).data.repeat
  ok(
    await mia.api.repeats.decideRepeat({
      ...{ usid, repeat_id: asked.repeat_id, decision: 'accepted' },
    }),
  )
  const lines = (await linesOf(usid)).slice(ARRIVED.length + 3)
  const asks = 'review.askSecond by reviewer: 1st_reviewing → pending_2nd_review (Unsure about P)'
  const done = 'review.secondDone by second_reviewer: 2nd_reviewing → review_done'
  const claims = 'case.claim by second_reviewer: pending_2nd_review → 2nd_reviewing'
  const expected: readonly (readonly [string, Notified])[] = [
    ['case.claim by reviewer: ready_for_review → 1st_reviewing', NO_ONE],
    [asks, SECONDS('ecgToSecondReview')],
    [claims, NO_ONE],
    ['case.unclaim by second_reviewer: 2nd_reviewing → pending_2nd_review', NO_ONE],
    [claims, NO_ONE],
    [
      'review.returned by second_reviewer: 2nd_reviewing → 1st_reviewing (PR is missing)',
      { reviewer: 'ecgReviewReturned' },
    ],
    [asks, SECONDS('ecgToSecondReview')],
    [claims, NO_ONE],
    [done, { reviewer: 'ecgSecondReviewDone' }],
    ['report.undone by second_reviewer: review_done → 2nd_reviewing', NO_ONE],
    [done, { reviewer: 'ecgSecondReviewDone' }],
    ['report.released by system: review_done → done', { vet: 'reportReleased' }],
    [
      'case.askRepeat by vet: done → resend_report_request (Another dog)',
      { reviewer: 'repeatAsked', ...OFFICE('repeatAsked') },
    ],
    [
      'case.declineRepeat by reviewer: resend_report_request → done (It is the same dog)',
      { vet: 'repeatDeclined' },
    ],
    [
      'review.asyncDone by async_second_reviewer: done → major (It is AF)',
      { second: 'ecgAsyncReviewMajor', ...OFFICE('ecgAsyncReviewMajor') },
    ],
    [
      'report.released by async_second_reviewer: done → done (AF missed)',
      { vet: 'reportCorrected' },
    ],
    [
      'case.askRepeat by vet: done → resend_report_request (Really AF?)',
      { reviewer: 'repeatAsked', ...OFFICE('repeatAsked') },
    ],
    [
      'case.acceptRepeat by reviewer: resend_report_request → 1st_reviewing',
      { vet: 'repeatAccepted' },
    ],
  ]
  expect(lines).toEqual(expected.map(([line, notified]) => ({ line, notified })))
})

test('ECG-7 a case that is admitted, cannot be read, lapses or whose second review is declined notifies those of the table', async () => {
  const { admin, vet, second } = work
  const usid = await work.open()
  await work.upload(usid, 'broken.json', Buffer.from('{"ecg":{"leads":[]},"samples":"none"}'))
  await work.save(await again(vet), usid, { exinfo: { recording: RECORDED } })
  await take(await again(admin), usid, 'wait_for_preparation', 'Pays by invoice')
  await work.importAll(usid)
  expect((await linesOf(usid)).slice(2)).toEqual([
    {
      line: 'case.admit by internal_admin: upload → wait_for_preparation (Pays by invoice)',
      notified: PATCHERS('ecgToPrepare'),
    },
    {
      line: 'ecg.unreadable by system: wait_for_preparation → wait_for_preparation',
      notified: { ...PATCHERS('ecgUnreadable'), ...OFFICE('ecgUnreadable') },
    },
  ])
  const declined = await work.inSecond()
  await take(second, declined.usid, 'review_done', 'The P is plain')
  expect((await linesOf(declined.usid)).at(-1)).toEqual({
    line: 'review.secondDeclined by second_reviewer: 2nd_reviewing → review_done (The P is plain)',
    notified: { reviewer: 'ecgSecondReviewDeclined', ...OFFICE('ecgSecondReviewDeclined') },
  })
  const lapsing = await work.inSecond()
  portal.clock.advance(16 * MINUTE)
  await releaseExpiredClaims(job())
  expect((await linesOf(lapsing.usid)).at(-1)).toEqual({
    line: 'case.lapse by system: 2nd_reviewing → pending_2nd_review',
    notified: NO_ONE,
  })
})
