import { MINUTE, SECOND } from '@systole/domain/time/durations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { ecgReviewing } from './testing/ecg-reviewing.ts'

let portal: TestApp
let work: Awaited<ReturnType<typeof ecgReviewing>>
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
  work = await ecgReviewing(portal)
}, 120_000)
afterAll(() => portal.close())

type Person = typeof work.reviewer | typeof work.vet
const again = async <Who extends Person>(person: Who) => ({
  ...person,
  api: portal.client(await portal.sessionOf(person.accountId)),
})
const ok = <Reply extends { ok: boolean }>(reply: Reply) => {
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return reply as Extract<Reply, { ok: true }>
}
const historyFor = async (person: Person, usid: string) =>
  ok(await (await again(person)).api.reports.queryRevisionHistory({ usid })).data.revisions

test('CALL-35 REV-1 ECG-8 the history has every review and request with author, time and reason; a hospital reads its own', async () => {
  const { reviewer, second, asyncReviewer, vet } = work
  const { usid } = await work.inSecond({ ask_second: { reason: 'Unsure about the P waves' } })
  portal.clock.advance(MINUTE)
  const version = await work.write(second, usid, 'session_second_review')
  const { revision } = ok(await work.sign(second, usid, { version })).data
  portal.clock.advance(MINUTE)
  const reason = 'QT is 10 ms longer'
  const data = { version: 0, outcome: 'minor', reason } as const
  ok(await asyncReviewer.api.reports.addReviewData({ usid, type: 'session_async_review', data }))
  portal.clock.advance(MINUTE)
  const { repeat } = ok(
    await (await again(vet)).api.repeats.askRepeat({ usid, reason: 'Another dog' }),
  ).data
  portal.clock.advance(MINUTE)
  const declined = { decision: 'declined', reason: 'It is the same dog' } as const
  const { repeat_id } = repeat
  ok(await (await again(reviewer)).api.repeats.decideRepeat({ usid, repeat_id, ...declined }))

  const asked = {
    ...{ type: 'resend_report', role: 'vet', reason: 'Another dog' },
    ...{ outcome: 'declined', answer: 'It is the same dog' },
  }
  const history = await historyFor(reviewer, usid)
  expect(history).toMatchObject([
    { type: 'report', revision },
    asked,
    { type: 'async_reviewed', role: 'async_second_reviewer', reason, outcome: 'minor' },
    { type: 'second_reviewed', role: 'second_reviewer', outcome: 'reviewed' },
    { type: 'second_review', role: 'reviewer', reason: 'Unsure about the P waves' },
    { type: 'review', role: 'reviewer', reason: '' },
  ])
  for (const { time, author, revision: stamp } of history) {
    expect(time).toMatch(/^\d{14}$/)
    expect(stamp).toMatch(/^\d{14}$/)
    expect(author).not.toBe('')
  }
  for (const staff of [work.patcher, work.senior, second, asyncReviewer, work.admin])
    expect(await historyFor(staff, usid)).toEqual(history)

  const ofHospital = await historyFor(vet, usid)
  expect(ofHospital).toMatchObject([{ type: 'report', revision }, asked])
  const read = JSON.stringify(ofHospital)
  for (const internal of ['Unsure about', reason, 'second_review', 'async', 'patch'])
    expect(read).not.toContain(internal)
})

test('CALL-35 REV-1 ECG-8 a second review that is returned or declined is in the history with its reason', async () => {
  const { second, reviewer } = work
  const { usid } = await work.inSecond({ ask_second: { reason: 'Look at the axis' } })
  portal.clock.advance(SECOND)
  ok(await work.step(second, usid, '1st_reviewing', 'P duration is missing'))
  expect(await historyFor(reviewer, usid)).toMatchObject([
    { type: 'second_reviewed', outcome: 'returned', reason: 'P duration is missing' },
    { type: 'second_review', reason: 'Look at the axis' },
    { type: 'review' },
  ])
  const other = await work.inSecond({ ask_second: { reason: 'If you have time' } })
  portal.clock.advance(SECOND)
  ok(await work.step(second, other.usid, 'review_done', 'The first reading is right'))
  const [, ...lines] = await historyFor(reviewer, other.usid)
  expect(lines).toMatchObject([
    { type: 'second_reviewed', outcome: 'declined', reason: 'The first reading is right' },
    { type: 'second_review', reason: 'If you have time' },
    { type: 'review' },
  ])
})

test('CALL-35 a case outside the services has no history, nor does one of another hospital', async () => {
  const { usid } = await work.written()
  const elsewhere = await portal.as('vet')
  const noRight = await portal.as('reviewer')
  for (const person of [elsewhere, noRight])
    expect(await person.api.reports.queryRevisionHistory({ usid })).toMatchObject({ code: -6002 })
  const sales = await portal.as('sales')
  expect(await sales.api.reports.queryRevisionHistory({ usid })).toMatchObject({ code: -102 })
})
