import { HOUR } from '@systole/domain/time/durations'
import { ANALYSIS_VERSION, type EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { applyEdits } from '@systole/ecg/patches/apply-edits'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import { measurePatched } from '@systole/ecg/patches/measure-patched'
import { patchBaseOf } from '@systole/ecg/patches/patch-base'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { analysedBeats, newestAnalyses, readResult } from '../ecg-recordings/analysis-store.ts'
import { findRecording } from '../ecg-recordings/recording-store.ts'
import { requeueLateImports } from '../ecg-recordings/requeue-late-imports.ts'
import { jobContext } from '../previews/testing/derived.ts'
import { measureEcgPatch } from './measure-ecg-patch.ts'
import { measuredFieldsOf } from './measurement-store.ts'
import { patching } from './testing/patching.ts'

let portal: TestApp
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process
beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const db = () => portal.context.database
type Work = Awaited<ReturnType<typeof patching>>

/** Returns the measurement of edits by the engine itself, on the stored signal and analysis. */
async function measuredDirectly(work: Work, edits: PatchEdit[]) {
  const recording = await findRecording(db(), work.rid)
  const [newest] = await newestAnalyses(db(), [work.rid])
  if (!recording || !newest) throw new Error('the recording is not analysed')
  const analysis = (await readResult(db(), newest)) as unknown as EcgAnalysis
  const [listed] = await work.recordings()
  const bytes = (await work.get(listed?.signal_url ?? '')).rawPayload
  const { leads, sampleCount, samplesPerSecond } = recording
  const all = new Int16Array(new Uint8Array(bytes).buffer)
  const count = sampleCount ?? 0
  const signal = {
    ...{ sampleCount: count, samplesPerSecond: samplesPerSecond ?? 0 },
    leads: leads.map((lead, place) => ({
      ...lead,
      samples: all.subarray(place * count, (place + 1) * count),
    })),
  }
  const beats = decodeBeats((await analysedBeats(db(), newest))?.beats ?? Buffer.alloc(0))
  const base = patchBaseOf({ sampleCount: count, leads }, { ...analysis, beats })
  const measured = measurePatched(signal, applyEdits(base, edits, 'reviewer'), analysis)
  return { measured, analysis, beats, leads }
}

async function sets({ rid }: Work) {
  const { rows } = await db().execute(
    sql`select * from ecg_measurement_sets where recording_id = ${rid} order by patch_revision, lead`,
  )
  return rows
}

async function reviewData({ person, caseId }: Work, patch_revision?: string) {
  const sent = { usid: caseId, ...(patch_revision && { patch_revision }) }
  const reply = await person.api.ecgTests.queryTestReviewData(sent)
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

/** Saves edits that relabel the second beat and turn the first lead over. */
async function corrected(work: Work) {
  const { beats, leads } = await measuredDirectly(work, [])
  const edits: PatchEdit[] = [
    { edit: 'relabel', samples: [beats[1]?.sample ?? 0], label: 'V' },
    { edit: 'invertLead', lead: leads[0]?.name ?? '' },
  ]
  const saved = await work.saved({ edits: edits as never })
  const key = { recordingId: work.rid, patchRevision: saved.patch_revision ?? '' }
  return { saved, key, ...(await measuredDirectly(work, edits)) }
}

test('ECG-3 a revision is measured as the engine measures its beats, and call 34 gives these values', async () => {
  const work = await patching(portal)
  const automatic = (await reviewData(work)).measurements
  const { saved, key, measured, analysis } = await corrected(work)
  expect(measured.values).not.toEqual(analysis.values)
  expect(automatic).toMatchObject({ state: 'ready', values: measuredFieldsOf(analysis.values) })
  expect(saved.measurements).toMatchObject({ state: 'measuring', values: {}, leads: [] })
  const before = await reviewData(work)
  expect(before.measurements).toEqual(saved.measurements)
  expect(before.proposals?.qrs.duration ?? null).toBeNull()

  await measureEcgPatch(jobContext(portal), key)
  const { measurements } = await reviewData(work)
  expect(measurements).toEqual({
    ...{ state: 'ready', analysis_version: ANALYSIS_VERSION, lead: expect.any(String) },
    values: measuredFieldsOf(measured.values),
    leads: expect.any(Array),
  })
  const leads = measured.measurements?.leads ?? []
  expect(
    Object.fromEntries(measurements?.leads.map((each) => [each.lead, each.values]) ?? []),
  ).toEqual(Object.fromEntries(leads.map(({ name, values }) => [name, measuredFieldsOf(values)])))
  const [whole] = await sets(work)
  const { beats: _, values: __, ...described } = measured
  expect(whole?.description).toEqual({
    ...JSON.parse(JSON.stringify(described)),
    lead: measurements?.lead,
  })
})

test('the values of a revision stay its own after the next one', async () => {
  const work = await patching(portal)
  const { key } = await corrected(work)
  await measureEcgPatch(jobContext(portal), key)
  const { measurements } = await reviewData(work)
  await work.saved({
    base_revision: key.patchRevision,
    edits: [{ edit: 'addBeat', sample: 30, label: 'V' }],
  })
  expect((await reviewData(work)).measurements).toMatchObject({ state: 'measuring' })
  expect((await reviewData(work, key.patchRevision)).measurements).toEqual(measurements)
})

test('a measurement that is ended before it is stored is repeated, and comes out equal and once', async () => {
  const work = await patching(portal)
  const { key } = await corrected(work)
  const context = jobContext(portal)
  const killed = new Proxy(db(), {
    get: (target, name) =>
      name === 'transaction'
        ? () => Promise.reject(new Error('killed'))
        : Reflect.get(target, name),
  })
  await expect(measureEcgPatch({ ...context, database: killed }, key)).rejects.toThrow('killed')
  expect(await sets(work)).toEqual([])
  await measureEcgPatch(context, key)
  const stored = await sets(work)
  expect(stored.length).toBeGreaterThan(1)
  await Promise.all([measureEcgPatch(context, key), measureEcgPatch(context, key)])
  expect(await sets(work)).toEqual(stored)
})

test('a measurement that differs from the stored one is an error, and the stored one stays', async () => {
  const work = await patching(portal)
  const { key } = await corrected(work)
  await db().execute(sql`insert into ecg_measurement_sets (recording_id, patch_revision, lead, analysis_version, values, created_at)
    values (${key.recordingId}, ${key.patchRevision}, '', ${ANALYSIS_VERSION}, '{}', now())`)
  const stored = await sets(work)
  await expect(measureEcgPatch(jobContext(portal), key)).rejects.toThrow('measured differently')
  expect(await sets(work)).toEqual(stored)
})

test('a save queues its measurement, and a late one is queued again', async () => {
  const work = await patching(portal)
  const { key } = await corrected(work)
  const queued = async () => {
    const { rows } = await db().execute(sql`select data -> 'payload' as payload from pgboss.job
      where name = 'measure-ecg-patch' and data #>> '{payload,recordingId}' = ${work.rid}`)
    return rows
  }
  expect(await queued()).toEqual([{ payload: key }])
  await db().execute(sql`delete from pgboss.job where name = 'measure-ecg-patch'`)
  const context = jobContext(portal)
  await requeueLateImports(context)
  expect(await queued()).toEqual([])
  const later = new Date(context.clock.now().getTime() + 2 * HOUR)
  await requeueLateImports({ ...context, clock: { ...context.clock, now: () => later } })
  expect(await queued()).toEqual([{ payload: key }])
})
