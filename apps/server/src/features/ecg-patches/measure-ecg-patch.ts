import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AnalysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import { ANALYSIS_VERSION } from '@systole/ecg/analysis/analyse-ecg'
import type { Gap } from '@systole/ecg/beats/beat'
import { encodeBeats } from '@systole/ecg/beats/beat-records'
import { applyRevisions, sensitivityOf } from '@systole/ecg/patches/apply-edits'
import type { CallContext } from '../../app-context.ts'
import { analysedBeats } from '../ecg-recordings/analysis-store.ts'
import { findRecording, type RecordingRow } from '../ecg-recordings/recording-store.ts'
import { withLocalCopy } from '../previews/local-copy.ts'
import { type MarksOfPatch, type MeasuredPatch, PATCH_FILES } from '../previews/worker/task.ts'
import { digestOf } from './beats-to-edit.ts'
import { insertMeasurements } from './measurement-store.ts'
import { editsByRoleOf, loadPatchBase } from './patch-base.ts'
import { listPatches, type PatchKey, type PatchRow, readPatchBeats } from './patch-store.ts'

/** Measures a recording on the beats and marks of a revision and stores the result. Another run gives the same and stores nothing. */
export async function measureEcgPatch(context: CallContext, key: PatchKey): Promise<void> {
  const recording = await findRecording(context.db, key.recordingId)
  const all = await listPatches(context.db, key.recordingId)
  const chain = all.filter(({ patchRevision }) => patchRevision <= key.patchRevision)
  const patch = chain.at(-1)
  if (!recording?.signalKey || patch?.patchRevision !== key.patchRevision) return // they have been deleted
  const marks = await marksOf(context, recording, chain, patch)
  const measured = await withLocalCopy(
    context,
    { storageKey: recording.signalKey },
    ({ path, folder }) => measure(context, { recording, patch, marks }, { path, folder }),
  )
  await insertMeasurements(context.database, key, { ...measured, createdAt: context.clock.now() })
}

/** Replays the edits. Throws if they do not give the stored beats of the revision. */
async function marksOf(
  context: CallContext,
  recording: RecordingRow,
  chain: readonly PatchRow[],
  { recordingId, patchRevision, baseVersion, baseSpecies, beatsSha256 }: PatchRow,
): Promise<MarksOfPatch> {
  const base = { version: baseVersion, species: baseSpecies }
  const revisions = editsByRoleOf(chain)
  const sensitivity = sensitivityOf(revisions.flatMap(({ edits }) => edits))
  const patchBase = await loadPatchBase(context, recording, { base, sensitivity })
  const { beats, ...marks } = applyRevisions(patchBase, revisions)
  if (digestOf(encodeBeats(beats)) !== beatsSha256)
    throw new Error(`the replay of revision ${patchRevision} does not have its digest`)
  const analysed = await analysedBeats(context.db, { recordingId, ...base })
  return { ...marks, gaps: (analysed?.gaps ?? []) as Gap[] } // as the analysis wrote them
}

type Measured = { recording: RecordingRow; patch: PatchRow; marks: MarksOfPatch }

async function measure(
  { db, contents, log }: CallContext,
  { recording, patch, marks }: Measured,
  { path, folder }: { path: string; folder: string },
): Promise<{ version: number; measured?: MeasuredPatch; problem?: string }> {
  const from = join(folder, 'patch')
  await mkdir(from)
  await writeFile(join(from, PATCH_FILES.beats), await readPatchBeats(db, patch))
  await writeFile(join(from, PATCH_FILES.marks), JSON.stringify(marks))
  const { samplesPerSecond, leads } = recording
  const species = AnalysedSpecies.parse(patch.baseSpecies)
  const signal = { path, samplesPerSecond: samplesPerSecond ?? 0, leads }
  const answer = await contents.ask({ work: 'measurePatch', ...signal, species, from }, folder)
  if (!('measured' in answer)) {
    const problem = 'problem' in answer ? answer.problem : 'damaged'
    log.error({ problem }, 'a revision of the beats could not be measured')
    return { version: ANALYSIS_VERSION, problem }
  }
  const text = await readFile(join(folder, PATCH_FILES.measured), 'utf8')
  return { version: answer.measured.version, measured: JSON.parse(text) as MeasuredPatch } // as the worker wrote it
}
