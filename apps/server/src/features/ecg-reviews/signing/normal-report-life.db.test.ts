import { withRights } from '@systole/domain/access/permissions'
import { syntheticDicom } from '@systole/fixtures/ecg-signal/synthetic-file'
import type { SyntheticRhythm } from '@systole/fixtures/ecg-signal/synthetic-options'
import { BISCUIT } from '@systole/fixtures/patients'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { RECORDED } from '../../cases/ecg/testing/ecg-desk.ts'
import { requestsOfCase } from '../second-request-store.ts'
import { ecgReviewing } from '../testing/ecg-reviewing.ts'

const DOG = { species: 'dog', breedId: 'dog-beagle', size: 'large', weightGrams: 30_000 } as const
const FILE = 'healthy.dcm'
let portal: TestApp
let work: Awaited<ReturnType<typeof ecgReviewing>>
let signer: typeof work.senior
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
  work = await ecgReviewing(portal, DOG)
  const rights = withRights({}, 'ecg1l', ['tests.ecg1l.patch', 'tests.ecg1l.review'])
  signer = await portal.as('patcher', { permissions: rights })
  portal.context.settings.ECG_NORMAL_REPORTS = true
  await portal.context.database
    .update(hospitals)
    .set({ allowsNormalReports: true })
    .where(eq(hospitals.hospitalId, work.vet.hospitalId))
}, 120_000)
afterAll(() => portal.close())

/** A case with half a minute of a dog that its patcher has finished. */
async function patched(rhythm: SyntheticRhythm): Promise<string> {
  const usid = await work.open()
  const waves = { pSeconds: 0.03, qrsSeconds: 0.04 }
  const bytes = syntheticDicom(
    [{ species: 'dog', seed: 5, seconds: 30, rate: 100, rhythm, waves }],
    BISCUIT,
  )
  await work.upload(usid, FILE, bytes)
  await work.save(work.vet, usid, { exinfo: { recording: RECORDED } })
  await work.grant(3)
  await work.importAll(usid)
  await work.step(work.vet, usid, 'wait_for_preparation')
  await work.step(signer, usid, 'data_ready')
  const [row] = work.complete.session_tests
  const session_tests = [
    { type: 'ecg1l', quality: 'acceptable', no_patch: true, ...row, fname: FILE },
  ] as const
  const done = await work.save(signer, usid, {
    status: 'patch_done',
    exinfo: { session_tests: [...session_tests] },
  })
  if (!done.ok) throw new Error(JSON.stringify(done))
  return usid
}

test('ECG-1 E8 the normal report of a healthy dog is released, says who prepared it, and gets an asynchronous review', async () => {
  const usid = await patched({ kind: 'sinus' })
  const signed = await work.sign(signer, usid, { version: 0 })
  expect(signed).toMatchObject({ data: { status: 'done' } })
  const [report] = await work.reportsOf(usid)
  expect(report).toMatchObject({
    authorId: signer.accountId,
    model: { signatures: [{ as: 'normal' }] },
  })
  expect(await requestsOfCase(portal.context.database, usid)).toMatchObject([
    { kind: 'async', due: ['normalReport'], decision: null },
  ])
  expect((await work.actionsOf(usid)).slice(-2)).toEqual(['ecg.normal', 'report.released'])
})

test('ECG-1 E8 what is against a normal report is named before, and its preview shows the report', async () => {
  const usid = await patched({ kind: 'sinus' })
  const reasonsFor = async (who: Pick<typeof signer, 'api'>) => {
    const reply = await who.api.ecgTests.queryTestReviewData({ usid })
    return reply.ok ? reply.data.normal_report : reply.code
  }
  const preview = (who: Pick<typeof signer, 'api'>) =>
    who.api.reports.queryReviewData({ usid, type: 'session_review_report' })
  expect(await reasonsFor(signer)).toEqual({ reasons: [] })
  expect(await preview(signer)).toMatchObject({
    data: { report: { signatures: [{ as: 'normal' }] }, ecg: { version: 0, round: 'first' } },
  })
  expect(await reasonsFor(work.patcher)).toBeNull()
  expect(await preview(work.patcher)).toMatchObject({ code: -102 })
  portal.context.settings.ECG_NORMAL_REPORTS = false
  expect(await reasonsFor(signer)).toEqual({ reasons: [{ reason: 'off', rid: null }] })
  portal.context.settings.ECG_NORMAL_REPORTS = true
})

test('ECG-1 E8 one ventricular beat is against a normal report, by name', async () => {
  const usid = await patched({ kind: 'ventricularPremature', pattern: 'single', every: 20 })
  expect(await work.sign(signer, usid, { version: 0 })).toMatchObject({
    ...{ code: -103, error: 'invalidParameter' },
    data: { reasons: expect.arrayContaining([expect.objectContaining({ label: 'V' })]) },
  })
  expect(await work.rowOf(usid)).toMatchObject({ status: 'patch_done' })
  expect(await work.reportsOf(usid)).toEqual([])
})

test('ECG-1 E8 a patcher without the right to review signs no normal report', async () => {
  const usid = await patched({ kind: 'sinus' })
  await work.admin.api.claims.assignCase({ usid, to: work.patcher.accountId })
  expect(await work.sign(work.patcher, usid, { version: 0 })).toMatchObject({ code: -102 })
})
