import { REVIEW_FIELD_NAMES, readField } from '@systole/domain/ecg-reviews/review-fields'
import { answerField } from '@systole/domain/ecg-reviews/review-sources'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { FILE } from '../../cases/ecg/testing/ecg-desk.ts'
import { measureEcgPatch } from '../../ecg-patches/measure-ecg-patch.ts'
import { analysedBeats, newestAnalyses } from '../../ecg-recordings/analysis-store.ts'
import { jobContext } from '../../previews/testing/derived.ts'
import { ecgReviewing } from '../testing/ecg-reviewing.ts'

let portal: TestApp
let work: Awaited<ReturnType<typeof ecgReviewing>>
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
  portal.context.settings.RELEASE_UNDO_SECONDS = 0
  work = await ecgReviewing(portal)
}, 120_000)
afterAll(() => portal.close())

type Person = typeof work.reviewer

/** Takes beats out of the recording of a case, every second one or one alone; the values are measured by the job. */
async function patch(by: Person, usid: string, { isEverySecond = false } = {}) {
  const { database } = portal.context
  const { rid } = await work.read(work.reviewer, usid)
  if (!rid) throw new Error('the review has no recording')
  const [analysis] = await newestAnalyses(database, [rid])
  const stored = analysis && (await analysedBeats(database, analysis))
  const beats = decodeBeats(stored?.beats ?? Buffer.alloc(0))
  const edits = beats
    .filter((_, place) => (isEverySecond ? place % 2 === 1 : place === 3))
    .map(({ sample }) => ({ edit: 'deleteBeat' as const, sample }))
  const saved = await by.api.ecgPatches.saveEcgPatch({ rid, edits })
  if (!saved.ok || !saved.data.patch_revision) throw new Error(JSON.stringify(saved))
  const patchRevision = saved.data.patch_revision
  const measure = () => measureEcgPatch(jobContext(portal), { recordingId: rid, patchRevision })
  return { rid, patchRevision, measure }
}

test('ECG-7 a review is not signed while the values of its newest beats are measured, and names the recording', async () => {
  const { usid } = await work.written()
  const { rid, measure } = await patch(work.reviewer, usid)
  const { version } = await work.read(work.reviewer, usid)
  expect(await work.sign(work.reviewer, usid, { version })).toMatchObject({
    code: -103,
    message: `The values of ${FILE} are still being measured. Wait a moment and try again.`,
    data: {
      blockers: expect.arrayContaining([{ reason: 'measuring', rid, fname: FILE }]),
    },
  })
  await measure()
  const after = await work.sign(work.reviewer, usid, { version })
  expect(JSON.stringify(after)).not.toContain('measuring')
})

test('ECG-7 values of other beats than the signer read are not signed: the review is read and saved again first', async () => {
  const { usid, version } = await work.written()
  const read = await work.read(work.reviewer, usid)
  const { measure } = await patch(work.reviewer, usid, { isEverySecond: true })
  await measure()
  const stale = {
    code: -6025,
    data: { measured_again: expect.arrayContaining(['heart_rate.rrRate']) },
  }
  expect(await work.sign(work.reviewer, usid, { version })).toMatchObject(stale)
  const sent = { version, ecg_review: read.review }
  expect(await work.sign(work.reviewer, usid, sent)).toMatchObject(stale)
  expect((await work.rowOf(usid)).status).toBe('1st_reviewing')

  const newest = await work.read(work.reviewer, usid)
  const rate = newest.review.heart_rate.rrRate
  expect(rate).toBeLessThan((read.review.heart_rate.rrRate ?? 0) * 0.7)
  const again = await work.write(work.reviewer, usid)
  expect(await work.sign(work.reviewer, usid, { version: again })).toMatchObject({ ok: true })
  const [report] = await work.reportsOf(usid)
  expect(JSON.stringify(report?.model)).toContain(`"value":${rate}`)
})

test('ECG-7 beats that changed without changing a value are read again before a signature as well', async () => {
  const { usid, version } = await work.written()
  const { review } = await work.read(work.reviewer, usid)
  const own = REVIEW_FIELD_NAMES.reduce(
    (document, field) =>
      answerField(document, field, {
        ...{ value: readField(document, field), by: 'reviewer' },
        ...{ uid: work.reviewer.accountId, at: '20260101000000' },
      }),
    review,
  )
  const type = 'session_review_report'
  const data = { ecg_review: own, version }
  const saved = await work.reviewer.api.reports.addReviewData({ usid, type, data })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const { measure } = await patch(work.reviewer, usid, { isEverySecond: true })
  await measure()
  const signed = () => work.sign(work.reviewer, usid, { version: saved.data.version })
  expect(await signed()).toMatchObject({ code: -6025, data: { measured_again: [] } })
})

test('ECG-7 a second reviewer who changed the beats signs what is measured on them only once they saved it', async () => {
  const { usid } = await work.inSecond()
  const { measure } = await patch(work.second, usid, { isEverySecond: true })
  await measure()
  expect(await work.sign(work.second, usid, { version: 0 })).toMatchObject({ code: -6025 })
  const version = await work.write(work.second, usid, 'session_second_review')
  expect(await work.sign(work.second, usid, { version })).toMatchObject({ ok: true })
})
