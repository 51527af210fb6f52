import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANALYSIS_VERSION } from '@systole/ecg/analysis/analyse-ecg'
import { valueLead } from '@systole/ecg/analysis/read-values'
import type { Gap } from '@systole/ecg/beats/beat'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import type { PatchedRecording } from '@systole/ecg/patches/apply-edits'
import { measurePatched, type PatchedMeasurement } from '@systole/ecg/patches/measure-patched'
import { PATCH_FILES, type Task, type TaskAnswer } from '../task.ts'
import { readSignal } from './read-signal.ts'

/** The marks of a revision and the lost stretches that the analysis found. */
export type MarksOfPatch = Omit<PatchedRecording, 'beats'> & { gaps: readonly Gap[] }
/** The measurements without the beats, which the revision has, and the lead that heights and widths are read in. */
export type MeasuredPatch = Omit<PatchedMeasurement, 'beats'> & { lead: string | null }

/** Measures a stored signal on the beats of a revision and writes the result to the folder. */
export function measurePatch(
  task: Extract<Task, { work: 'measurePatch' }>,
  folder: string,
): TaskAnswer {
  const { species, from } = task
  const marks = JSON.parse(readFileSync(join(from, PATCH_FILES.marks), 'utf8')) as MarksOfPatch // as the server wrote it
  const beats = decodeBeats(readFileSync(join(from, PATCH_FILES.beats)))
  const { gaps, ...rest } = marks
  const patched = { ...rest, primaryLead: rest.primaryLead, beats }
  const result = measuredPatch(measurePatched(readSignal(task), patched, { species, gaps }), marks)
  writeFileSync(join(folder, PATCH_FILES.measured), JSON.stringify(result))
  return { measured: { version: ANALYSIS_VERSION } }
}

function measuredPatch(
  { beats: _, ...measured }: PatchedMeasurement,
  { primaryLead, leadNames }: MarksOfPatch,
): MeasuredPatch {
  const primary = primaryLead && (leadNames[primaryLead] ?? primaryLead)
  const lead = valueLead(measured.measurements?.leads ?? [], primary)?.name ?? null
  return { ...measured, lead }
}
