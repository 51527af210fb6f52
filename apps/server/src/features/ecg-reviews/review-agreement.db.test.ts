import { SECOND } from '@systole/domain/time/durations'
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

test('ECG-8 E27 the figures of a reviewer count second and async reviews, and are for the person and admins alone', async () => {
  const { reviewer, second, asyncReviewer, patcher, vet } = work
  const { usid } = await work.inSecond()
  const { review, version } = await work.read(second, usid, 'session_second_review')
  const ecg_review = { ...review, rhythm: { ...review.rhythm, sinus: 'no' as const } }
  const saved = await second.api.reports.addReviewData({
    ...{ usid, type: 'session_second_review' },
    data: { ecg_review, version },
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  expect(await work.sign(second, usid, { version: saved.data.version })).toMatchObject({ ok: true })
  portal.clock.advance(SECOND)
  const alone = await work.written()
  expect(await work.sign(reviewer, alone.usid, { version: alone.version })).toMatchObject({
    ok: true,
  })
  portal.clock.advance(SECOND)
  const data = { version: 0, outcome: 'agree' } as const
  expect(
    await asyncReviewer.api.reports.addReviewData({
      ...{ usid: alone.usid, type: 'session_async_review', data },
    }),
  ).toMatchObject({ ok: true })

  const own = await reviewer.api.ecgReviews.queryReviewAgreement({})
  expect(own).toMatchObject({
    data: {
      ...{ days: 90, reviewers: [], reviewer: { uid: reviewer.accountId } },
      second: { reviewed: 1, unchanged: 0, returned: 0, declined: 0 },
      async: { agree: 1, minor: 0, major: 0 },
      fields: [{ field: 'rhythm.sinus', count: 1 }],
    },
  })
  const calibration = await reviewer.api.ecgReviews.queryReviewCalibration({})
  expect(calibration).toMatchObject({
    data: {
      sets: [{ field: 'rhythm.sinus', cases: [{ usid, species: 'cat', other: 'no' }] }],
      outcomes: [],
    },
  })
  const minor = await work.written()
  expect(await work.sign(reviewer, minor.usid, { version: minor.version })).toMatchObject({
    ok: true,
  })
  portal.clock.advance(SECOND)
  const differs = { version: 0, outcome: 'minor', reason: 'The P is notched' } as const
  expect(
    await asyncReviewer.api.reports.addReviewData({
      ...{ usid: minor.usid, type: 'session_async_review', data: differs },
    }),
  ).toMatchObject({ ok: true })
  expect(await reviewer.api.ecgReviews.queryReviewCalibration({})).toMatchObject({
    data: { outcomes: [{ usid: minor.usid, outcome: 'minor', reason: 'The P is notched' }] },
  })
  // those of another person are refused, also to an admin
  expect(await second.api.ecgReviews.queryReviewCalibration({})).toMatchObject({
    data: { sets: [], outcomes: [] },
  })
  for (const { api } of [work.admin, patcher, vet])
    expect(await api.ecgReviews.queryReviewCalibration({})).toMatchObject({ code: -102 })
  const of = reviewer.accountId
  expect(await second.api.ecgReviews.queryReviewAgreement({ of })).toMatchObject({ code: -102 })
  expect(await patcher.api.ecgReviews.queryReviewAgreement({})).toMatchObject({ code: -102 })
  expect(await vet.api.ecgReviews.queryReviewAgreement({})).toMatchObject({ code: -102 })
  const office = await work.admin.api.ecgReviews.queryReviewAgreement({ of })
  expect(office).toMatchObject({ data: { second: { reviewed: 1 } } })
  expect(office.ok && office.data.reviewers.map(({ uid }) => uid)).toContain(second.accountId)
})
