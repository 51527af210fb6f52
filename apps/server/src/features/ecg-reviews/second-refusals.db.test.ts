import { withRights } from '@systole/domain/access/permissions'
import { SECOND } from '@systole/domain/time/durations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { ecgReviewing } from './testing/ecg-reviewing.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }) // files are read by their own process
let portal: TestApp
let work: Awaited<ReturnType<typeof ecgReviewing>>
type Person = typeof work.reviewer

/** The cases: waiting for a voluntary second review, in one, in a required one, and released with an asynchronous one due. */
const CASES = ['waiting', 'voluntary', 'required', 'released', 'open'] as const
type Name = (typeof CASES)[number]
let people: Record<'first' | 'second' | 'other' | 'rightless' | 'foreign' | 'async', Person>
let usids: Record<Name, string>
let before: unknown

/** Brings a case to each of the places, and notes all of them. */
beforeAll(async () => {
  portal = await testApp()
  work = await ecgReviewing(portal)
  const strict = await work.person('reviewer', 'report.review', 'report.second_review_required')
  const watched = await work.person('reviewer', 'report.review', 'report.async_review_required')
  const voluntary = await work.inSecond()
  const waiting = await work.written()
  await accepted(
    work.sign(work.reviewer, waiting.usid, {
      version: waiting.version,
      ask_second: { reason: 'Unsure about P' },
    }),
  )
  const required = await work.written(strict)
  await accepted(work.sign(strict, required.usid, { version: required.version }))
  await work.take(work.second, required.usid, '2nd_reviewing')
  const released = await work.written(watched)
  await accepted(work.sign(watched, released.usid, { version: released.version }))
  portal.clock.advance(SECOND)
  const { usid: open } = await work.written()
  usids = {
    ...{ voluntary: voluntary.usid, waiting: waiting.usid, required: required.usid },
    ...{ released: released.usid, open },
  }
  people = {
    ...{ first: work.reviewer, second: work.second, async: work.asyncReviewer },
    other: await work.person('second_reviewer', 'report.second_review'),
    rightless: await work.person('second_reviewer', 'report.review'),
    foreign: await portal.as('async_second_reviewer', {
      permissions: withRights({}, 'ecg6l', ['report.async_review']),
    }),
  }
  before = await snapshot()
})
afterAll(() => portal.close())

async function accepted(reply: Promise<{ ok: boolean }>): Promise<void> {
  expect(await reply).toMatchObject({ ok: true })
}

async function snapshot() {
  const rows = await Promise.all(CASES.map((name) => work.rowOf(usids[name])))
  return rows.map(({ status, readerId, version }) => ({ status, readerId, version }))
}

type Act = (by: Person, usid: string) => Promise<{ ok: boolean }>
const step =
  (status: Parameters<typeof work.step>[2], reason?: string): Act =>
  (by, usid) =>
    work.step(by, usid, status, reason)
const sign: Act = (by, usid) => work.sign(by, usid, { version: 0 })
const conclude =
  (data: object): Act =>
  (by, usid) =>
    by.api.reports.addReviewData({
      ...{ usid, type: 'session_async_review' },
      data: { version: 0, ...data } as Parameters<typeof work.sign>[2],
    })

// Handbook 1.2, 1.4, E7, E24, E27, E28: another role or right is -102, another service -6002, a status without this step -6024, a document
// that another holds -6027 (ADR 18), a missing reason -6026, an unknown word -103.
const REFUSED: readonly [Name, keyof typeof people, string, Act, number][] = [
  ['waiting', 'first', 'claims the second review', step('2nd_reviewing'), -102],
  ['waiting', 'rightless', 'claims it', step('2nd_reviewing'), -102],
  ['waiting', 'foreign', 'claims it', step('2nd_reviewing'), -6002],
  ['waiting', 'async', 'claims it', step('2nd_reviewing'), -102],
  ['waiting', 'second', 'signs what was not claimed', sign, -6024],
  ['waiting', 'second', 'declines what was not claimed', step('review_done', 'No'), -6024],
  ['waiting', 'first', 'signs again', step('review_done'), -6024],
  ['voluntary', 'other', 'claims what another has', step('2nd_reviewing'), -6024],
  ['voluntary', 'other', 'signs what another has', sign, -6027],
  ['voluntary', 'other', 'declines what another has', step('review_done', 'No'), -6024],
  ['voluntary', 'other', 'returns what another has', step('1st_reviewing', 'Beat 7'), -6024],
  ['voluntary', 'second', 'returns it without a reason', step('1st_reviewing'), -6026],
  ['voluntary', 'second', 'declines it without a reason', step('review_done'), -6026],
  ['voluntary', 'first', 'declines the request', step('review_done', 'No'), -102],
  ['voluntary', 'second', 'sends it back to the patcher', step('data_ready', 'Beats'), -6024],
  ['required', 'second', 'declines', step('review_done', 'No time'), -6024],
  ['required', 'other', 'declines', step('review_done', 'No time'), -6024],
  ['open', 'async', 'reviews before the release', conclude({ outcome: 'agree' }), -6024],
  ['released', 'second', 'reviews after the release', conclude({ outcome: 'agree' }), -102],
  ['released', 'foreign', 'reviews it', conclude({ outcome: 'agree' }), -6002],
  ['released', 'async', 'states no outcome', conclude({}), -103],
  ['released', 'async', 'states an unknown one', conclude({ outcome: 'perhaps' }), -103],
  ['released', 'async', 'differs without a reason', conclude({ outcome: 'minor' }), -6026],
  [
    ...(['released', 'async', 'differs with a blank one'] as const),
    conclude({ outcome: 'major', reason: '  ' }),
    -6026,
  ],
  ['released', 'second', 'claims it', step('2nd_reviewing'), -6024],
]

test.each(REFUSED)(
  'ECG-8 E7 %s: the %s who %s is refused, and nothing changes',
  async (name, who, _what, act, code) => {
    expect(await act(people[who], usids[name])).toMatchObject({ ok: false, code })
    expect(await snapshot()).toEqual(before)
  },
)
