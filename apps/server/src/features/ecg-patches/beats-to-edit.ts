import { createHash } from 'node:crypto'
import { decodeBeats, type SourcedBeat } from '@systole/ecg/beats/beat-records'
import { applyRevisions, sensitivityOf } from '@systole/ecg/patches/apply-edits'
import type { PatchEdit } from '@systole/ecg/patches/edit'
import type { EditExtent } from '@systole/ecg/patches/edit-effects'
import type { CallContext } from '../../app-context.ts'
import type { RecordingRow } from '../ecg-recordings/recording-store.ts'
import { type BaseAnalysis, editsByRoleOf, loadPatchBase } from './patch-base.ts'
import { type PatchRow, readPatchBeats } from './patch-store.ts'

type Chain = { recording: RecordingRow; chain: readonly PatchRow[]; base: BaseAnalysis }

/**
 * Returns the beats that edits on the newest revision are made on. The stored beats of a revision stand for the replay of all edits up to
 * it: their digest is checked here, and the replay when the revision is measured. A change of the sensitivity replays everything on
 * the beats that it finds.
 */
export async function beatsToEdit(
  context: Pick<CallContext, 'db'>,
  { recording, chain, base }: Chain,
  edits: readonly PatchEdit[],
): Promise<readonly SourcedBeat[]> {
  const newest = chain.at(-1)
  if (newest && !edits.some(({ edit }) => edit === 'setSensitivity'))
    return decodeBeats(await provenBeats(context, newest))
  const earlier = editsByRoleOf(chain)
  const sensitivity = sensitivityOf([...earlier.flatMap((each) => each.edits), ...edits])
  return applyRevisions(await loadPatchBase(context, recording, { base, sensitivity }), earlier)
    .beats
}

/** Reads the beats of a revision. Throws if they are not those that its digest proves. */
async function provenBeats(
  { db }: Pick<CallContext, 'db'>,
  patch: Pick<PatchRow, 'recordingId' | 'patchRevision' | 'beatsSha256'>,
): Promise<Buffer> {
  const bytes = await readPatchBeats(db, patch)
  if (digestOf(bytes) !== patch.beatsSha256)
    throw new Error(`the beats of revision ${patch.patchRevision} do not have its digest`)
  return bytes
}

/** Returns the digest that proves the beats of a revision. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Returns the recording as edits must fit it. */
export function extentOf({ sampleCount, leads }: RecordingRow): EditExtent {
  return { sampleCount: sampleCount ?? 0, leads: leads.map(({ name }) => name) }
}
