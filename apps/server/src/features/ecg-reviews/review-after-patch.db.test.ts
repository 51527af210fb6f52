import { withRights } from '@systole/domain/access/permissions'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { answerField } from '@systole/domain/ecg-reviews/review-sources'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ecgReviews } from '../../db/schema/ecg-reviews.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { measureEcgPatch } from '../ecg-patches/measure-ecg-patch.ts'
import { analysedBeats, newestAnalyses } from '../ecg-recordings/analysis-store.ts'
import { recordedCase } from '../ecg-recordings/testing/recorded-case.ts'
import { jobContext } from '../previews/testing/derived.ts'

vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
let portal: TestApp
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const TYPE = 'session_review_report'

/** A case that a reviewer holds, and that person's reads, saves and patches of it. */
async function reviewing() {
  const { database } = portal.context
  const bytes = Buffer.from(await FIXTURES['ecg_dog.json']())
  const { vet, recordings } = await recordedCase(portal, 'ecg_dog.json', bytes)
  const usid = vet.caseId
  const rid = (await recordings())[0]?.rid ?? ''
  const permissions = withRights({}, 'ecg1l', ['report.review'])
  const mia = await portal.as('reviewer', { permissions })
  await database.execute(sql`update cases set service = 'ecg1l', status = '1st_reviewing',
    reader_id = ${mia.accountId}, submitted_at = now(), due_at = now() + interval '90 minutes' where case_id = ${usid}`)
  const [analysis] = await newestAnalyses(database, [rid])
  const stored = analysis && (await analysedBeats(database, analysis))
  const samples = decodeBeats(stored?.beats ?? Buffer.alloc(0)).map(({ sample }) => sample)
  return {
    samples,
    async read() {
      const reply = await mia.api.reports.queryReviewData({ usid, type: TYPE })
      if (!reply.ok || !reply.data.ecg) throw new Error(reply.ok ? 'no review' : reply.message)
      return reply.data.ecg
    },
    async save(ecg_review: EcgReview, version: number) {
      const data = { ecg_review, version }
      const reply = await mia.api.reports.addReviewData({ usid, type: TYPE, data })
      if (!reply.ok) throw new Error(reply.message)
      return reply.data
    },
    /** Finds the beats again at another sensitivity, and returns the revision. */
    async moreSensitive() {
      const edits = [{ edit: 'setSensitivity' as const, sensitivity: 2 as const }]
      const reply = await mia.api.ecgPatches.saveEcgPatch({ rid, edits })
      if (!reply.ok || !reply.data.patch_revision) throw new Error('the patch was refused')
      return reply.data.patch_revision
    },
    /** Takes every second beat out, which halves the rate, and returns the revision. */
    async halve(base_revision?: string) {
      const edits = samples
        .filter((_, place) => place % 2 === 1)
        .map((sample) => ({ edit: 'deleteBeat' as const, sample }))
      const reply = await mia.api.ecgPatches.saveEcgPatch({
        ...{ rid, edits },
        ...(base_revision && { base_revision }),
      })
      if (!reply.ok || !reply.data.patch_revision) throw new Error('the patch was refused')
      return reply.data.patch_revision
    },
    measure: (patchRevision: string) =>
      measureEcgPatch(jobContext(portal), { recordingId: rid, patchRevision }),
    async rows() {
      return database.select().from(ecgReviews).where(eq(ecgReviews.caseId, usid))
    },
    returnToFirst: () =>
      database.execute(
        sql`update ecg_reviews set state = 'returned', closed_at = now() where case_id = ${usid}`,
      ),
  }
}

/** Returns the fields whose value or comparison is automatic, with it. */
function automatic({ sources }: EcgReview) {
  return Object.fromEntries(
    Object.entries(sources).flatMap(([field, { auto }]) =>
      auto === undefined ? [] : [[field, auto]],
    ),
  )
}

test('ECG-4 a draft never keeps an automatic value of the beats before a patch', async () => {
  const work = await reviewing()
  const before = (await work.read()).review
  const answered = answerField(before, 'rhythm.sinus', {
    ...{ value: 'no', by: 'reviewer', uid: 'account_r', at: '20260101000000' },
  })
  await work.save(answered, 0)
  const revision = await work.halve()

  const { measured_again: again } = await work.save(answered, 1)
  expect(again).toEqual(expect.arrayContaining(['heart_rate.rrRate', 'qrs.duration']))
  const [measuring] = await work.rows()
  expect(measuring).toMatchObject({ patchRevision: revision })
  expect(measuring?.document.qrs).toMatchObject({ duration: null, r_height: null })
  expect(measuring?.document.sources['qrs.duration']).toBeUndefined()
  expect(measuring?.document.rhythm.sinus).toBe('no')
  const open = (await work.read()).review

  await work.measure(revision)
  const { review: newest, measured } = await work.read()
  expect(newest.heart_rate.rrRate).toBeLessThan((before.heart_rate.rrRate ?? 0) * 0.7)
  expect(newest.qrs.duration).toBe(measured['qrs.duration']?.value)
  expect(newest.rhythm.sinus).toBe('no')
  await work.save(open, 2)
  const [saved] = await work.rows()
  expect(saved?.document).toEqual(newest)
  expect(automatic(newest)['heart_rate.rrRate']).toBe(newest.heart_rate.rrRate)
})

test('ECG-4 a review that was returned follows the newest beats again', async () => {
  const work = await reviewing()
  const { review: before } = await work.read()
  await work.save(before, 0)
  await work.returnToFirst()
  const revision = await work.halve()
  await work.measure(revision)
  const { review: newest, version } = await work.read()
  expect(newest.heart_rate.rrRate).toBeLessThan((before.heart_rate.rrRate ?? 0) * 0.7)
  await work.save(before, version)
  const draft = (await work.rows()).find(({ state }) => state === 'draft')
  expect(draft?.document).toEqual(newest)
})

test('ECG-4 the beats of another sensitivity are decided by the shapes that were found at it', async () => {
  const { database } = portal.context
  const work = await reviewing()
  const before = (await work.read()).undecided_groups
  const revision = await work.moreSensitive()
  expect((await work.read()).undecided_groups).toBe(before)
  await database.transaction(async (tx) => {
    await tx.execute(sql`alter table ecg_sensitivity_beats disable trigger user`)
    await tx.execute(
      sql`update ecg_sensitivity_beats set shapes = jsonb_set(shapes, '{shapes}',
        (select jsonb_agg(each || '{"isUndecided": true}') from jsonb_array_elements(shapes -> 'shapes') each))`,
    )
    await tx.execute(sql`alter table ecg_sensitivity_beats enable trigger user`)
  })
  const later = await work.halve(revision)
  await work.measure(later)
  expect((await work.read()).undecided_groups).toBeGreaterThan(before)
})
