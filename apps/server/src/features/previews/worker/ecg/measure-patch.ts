import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANALYSIS_VERSION } from '@systole/ecg/analysis/analyse-ecg'
import { valueLead } from '@systole/ecg/analysis/read-values'
import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { measurePatched, type PatchedMeasurement } from '@systole/ecg/patches/measure-patched'
import {
  type MarksOfPatch,
  type MeasuredPatch,
  PATCH_FILES,
  type Task,
  type TaskAnswer,
} from '../task.ts'
import { readSignal } from './read-signal.ts'

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
