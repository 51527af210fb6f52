import { buffer } from 'node:stream/consumers'
import type { SampleStretch } from '@systole/domain/ecg-reviews/measured-ecg'
import { applyRevisions } from '@systole/ecg/patches/apply-edits'
import { patchBaseOf } from '@systole/ecg/patches/patch-base'
import { patchedSignal } from '@systole/ecg/patches/patched-signal'
import { type EcgSignal, millivoltsOf } from '@systole/ecg/signal/ecg-signal'
import type { CallContext } from '../../../app-context.ts'
import { listPatches } from '../../ecg-patches/patch-store.ts'
import type { ListedRecording } from '../../ecg-recordings/recording-store.ts'
import { readIntact } from '../../storage/read-intact.ts'

const BYTES_PER_SAMPLE = 2

/** The leads as people corrected them: turned, or under another name. */
export type CorrectedLeads = Parameters<typeof patchedSignal>[1]

/** Returns how the leads of a recording were corrected up to a revision. */
export async function correctedLeads(
  { db }: Pick<CallContext, 'db'>,
  { recordingId, leads, sampleCount }: ListedRecording,
  patchRevision: string | null,
): Promise<CorrectedLeads> {
  const all = patchRevision === null ? [] : await listPatches(db, recordingId)
  const chain = all.filter((row) => row.patchRevision <= (patchRevision ?? ''))
  const base = patchBaseOf(
    { sampleCount: sampleCount ?? 0, leads },
    { beats: [], gaps: [], noise: [] },
  )
  return applyRevisions(
    base,
    chain.map(({ edits, role: by }) => ({ edits, by })),
  )
}

/** Reads the measured leads of a stretch in millivolts, by their corrected names. */
export async function readWindow(
  context: CallContext,
  recording: ListedRecording,
  { stretch, corrected }: { stretch: SampleStretch; corrected: CorrectedLeads },
): Promise<Map<string, Float32Array>> {
  const length = stretch.to - stretch.from
  const leads = await Promise.all(
    recording.leads.map(async ({ name, countsPerMillivolt, baseline }, place) => {
      const samples = await readSamples(context, recording, { place, stretch })
      return { name, countsPerMillivolt, baseline, samples }
    }),
  )
  const { samplesPerSecond } = recording
  const signal: EcgSignal = { samplesPerSecond: samplesPerSecond ?? 0, sampleCount: length, leads }
  const whole = { from: 0, to: length }
  return new Map(
    patchedSignal(signal, corrected).leads.map((lead) => [lead.name, millivoltsOf(lead, whole)]),
  )
}

/** Reads samples of a stored lead: leads lie one after the other, each as 16-bit counts, little endian. Handbook 2. */
async function readSamples(
  context: CallContext,
  { signalKey, signalBytes, signalSha256, sampleCount }: ListedRecording,
  { place, stretch }: { place: number; stretch: SampleStretch },
): Promise<Int16Array> {
  if (signalKey === null || signalBytes === null || signalSha256 === null)
    throw new Error('the recording has no signal')
  const first = (place * (sampleCount ?? 0) + stretch.from) * BYTES_PER_SAMPLE
  const end = first + (stretch.to - stretch.from) * BYTES_PER_SAMPLE - 1
  const stored = { storageKey: signalKey, sizeBytes: signalBytes, sha256: signalSha256 }
  const bytes = await buffer(await readIntact(context, stored, { start: first, end }))
  return Int16Array.from({ length: stretch.to - stretch.from }, (_, at) =>
    bytes.readInt16LE(at * BYTES_PER_SAMPLE),
  )
}
