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
  work = await ecgReviewing(portal)
}, 120_000)
afterAll(() => portal.close())

test('ECG-7 a review is not signed while the values of its newest beats are measured, and names the recording', async () => {
  const { database } = portal.context
  const { usid } = await work.written()
  const { rid } = await work.read(work.reviewer, usid)
  if (!rid) throw new Error('the review has no recording')
  const [analysis] = await newestAnalyses(database, [rid])
  const stored = analysis && (await analysedBeats(database, analysis))
  const sample = decodeBeats(stored?.beats ?? Buffer.alloc(0))[3]?.sample ?? 0
  const saved = await work.reviewer.api.ecgPatches.saveEcgPatch({
    ...{ rid, edits: [{ edit: 'deleteBeat', sample }] },
  })
  if (!saved.ok || !saved.data.patch_revision) throw new Error(JSON.stringify(saved))
  const { version } = await work.read(work.reviewer, usid)
  expect(await work.sign(work.reviewer, usid, { version })).toMatchObject({
    code: -103,
    message: `The values of ${FILE} are still being measured. Wait a moment and try again.`,
    data: {
      blockers: expect.arrayContaining([{ reason: 'measuring', rid, fname: FILE }]),
    },
  })
  const key = { recordingId: rid, patchRevision: saved.data.patch_revision }
  await measureEcgPatch(jobContext(portal), key)
  const after = await work.sign(work.reviewer, usid, { version })
  expect(JSON.stringify(after)).not.toContain('measuring')
})
