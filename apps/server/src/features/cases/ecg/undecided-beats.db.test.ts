import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { syntheticDicom } from '@systole/fixtures/ecg-signal/synthetic-file'
import { MOCHI } from '@systole/fixtures/patients'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ecgAnalyses, ecgRecordings } from '../../../db/schema/ecg.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { measureEcgPatch } from '../../ecg-patches/measure-ecg-patch.ts'
import { jobContext } from '../../previews/testing/derived.ts'
import { ecgDesk, RECORDED } from './testing/ecg-desk.ts'

let portal: TestApp
let desk: Awaited<ReturnType<typeof ecgDesk>>
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
})
afterAll(() => portal.close())

const NAME = 'wide.dcm'
/** A cat whose beats are wide for some seconds, in time with the others: a person has to say what they are. */
const wideForAWhile = () => {
  const beats = { species: 'cat', seed: 4, seconds: 40 } as const
  const waves = { qrsSeconds: 0.12, rMillivolts: 0.7, tMillivolts: -0.6 }
  return syntheticDicom([beats, { ...beats, seed: 5, seconds: 10, waves }, beats], MOCHI)
}

/** Returns the recording of a case and the beats that the analysis could not label. */
async function unlabelledIn(usid: string) {
  const [row] = await portal.context.database
    .select({ rid: ecgRecordings.recordingId, beats: ecgAnalyses.beats })
    .from(ecgAnalyses)
    .innerJoin(ecgRecordings, eq(ecgRecordings.recordingId, ecgAnalyses.recordingId))
    .where(eq(ecgRecordings.caseId, usid))
  if (!row) throw new Error('nothing was analysed')
  const unlabelled = decodeBeats(row.beats).filter(({ label }) => label === 'Q')
  const [first] = unlabelled
  return {
    rid: row.rid,
    shape: first?.shape ?? 0,
    samples: unlabelled.map(({ sample }) => sample),
  }
}

const measure = (recordingId: string, patchRevision: string | null) =>
  measureEcgPatch(jobContext(portal), { recordingId, patchRevision: patchRevision ?? '' })

test('ECG-7 patching is not finished while beats wait for a decision or their values are measured, patched or not', async () => {
  const { vet, patcher, step, save } = desk
  const usid = await desk.open()
  await desk.upload(usid, NAME, wideForAWhile())
  await save(vet, usid, { exinfo: { recording: RECORDED } })
  await desk.grant(3)
  await step(vet, usid, 'wait_for_preparation')
  await desk.importAll(usid)
  await step(patcher, usid, 'data_ready')
  const { rid, shape, samples } = await unlabelledIn(usid)
  expect(samples.length).toBeGreaterThan(2)
  const waiting = (count: number) => ({
    code: -6024,
    data: { missing: [{ missing: 'undecided', rid, count }] },
  })

  const unpatched = [{ type: 'ecg1l' as const, fname: NAME, no_patch: true }]
  expect(
    await save(patcher, usid, { status: 'patch_done', exinfo: { session_tests: unpatched } }),
  ).toMatchObject(waiting(samples.length))

  const [first = 0] = samples
  const one = { edit: 'relabel' as const, samples: [first], label: 'N' as const }
  const saved = await patcher.api.ecgPatches.saveEcgPatch({ rid, edits: [one] })
  if (!saved.ok) throw new Error(saved.message)
  expect(await step(patcher, usid, 'patch_done')).toMatchObject({
    code: -6024,
    data: { missing: [{ missing: 'measuring', rid }, { missing: 'undecided' }] },
  })
  await measure(rid, saved.data.patch_revision)
  expect(
    await save(patcher, usid, { status: 'patch_done', exinfo: { session_tests: unpatched } }),
  ).toMatchObject(waiting(samples.length - 1))

  const group = { edit: 'relabelShape' as const, shape, label: 'N' as const }
  const base_revision = saved.data.patch_revision ?? ''
  const decided = await patcher.api.ecgPatches.saveEcgPatch({ rid, base_revision, edits: [group] })
  if (!decided.ok) throw new Error(decided.message)
  expect(await step(patcher, usid, 'patch_done')).toMatchObject({
    code: -6024,
    data: { missing: [{ missing: 'measuring', rid }] },
  })
  await measure(rid, decided.data.patch_revision)
  expect(await step(patcher, usid, 'patch_done')).toMatchObject({
    data: { session: { status: 'patch_done' } },
  })
})
