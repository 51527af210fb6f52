import type { queryEcgPatches as contract } from '@systole/contract/ecg/patches'
import { seesPatches } from '@systole/domain/ecg-patches/sees-patches'
import { BEAT_RECORD_BYTES } from '@systole/ecg/beats/beat-records'
import { sensitivityOf } from '@systole/ecg/patches/apply-edits'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import type { Call } from '../../http/serve.ts'
import { findAnalysis, newestAnalyses } from '../ecg-recordings/analysis-store.ts'
import { recordingUrl } from '../ecg-recordings/recording-url.ts'
import { type BaseAnalysis, baseOf } from './patch-base.ts'
import { listPatches, type PatchRow } from './patch-store.ts'
import { presentPatch } from './present-patch.ts'
import { requireRecording } from './require-recording.ts'
import { findSensitivityShapes } from './sensitivity-store.ts'

/** Returns the revisions of a recording with their edits. A clinic sees them once the report of the case is released. */
export async function queryEcgPatches(
  context: CallContext,
  { input, actor, reach, scope }: Call<typeof contract>,
) {
  const { db } = context
  const { recording, consult } = await requireRecording(context, input, scope)
  const { recordingId } = recording
  const chain = seesPatches(reach, consult) ? await listPatches(db, recordingId) : []
  const base = await baseOf(context, recordingId, chain)
  const [newest] = await newestAnalyses(db, [recordingId])
  return {
    rid: recordingId,
    patch_revision: chain.at(-1)?.patchRevision ?? null,
    base: base
      ? { ...present(base), beats: await presentBase(context, actor, { recordingId, base }) }
      : null,
    shapes: base ? await presentShapes(context, { recordingId, base, chain }) : null,
    newer_analysis: newest && base && newest.version > base.version ? present(newest) : null,
    revisions: chain.map((row) =>
      presentPatch(context, actor, reach === 'own' ? withoutStaffWords(row) : row),
    ),
  }
}

/** Returns a revision as a clinic sees it: without the note for colleagues and without a name. */
function withoutStaffWords(row: PatchRow): PatchRow {
  return { ...row, note: '', author: { ...row.author, firstName: '', lastName: '' } }
}

function present({ version, species }: BaseAnalysis) {
  return { analysis_version: version, species }
}

/** Returns where the automatic beats of this analysis are read, also once there is a newer one. */
async function presentBase(
  context: CallContext,
  actor: Actor,
  { recordingId, base }: { recordingId: string; base: BaseAnalysis },
) {
  const { beatsBytes = 0 } = (await findAnalysis(context.db, { recordingId, ...base })) ?? {}
  const url = recordingUrl(context, actor, { recordingId, part: 'beats' })
  return {
    url: `${url}&base=${base.version}-${base.species}`,
    count: beatsBytes / BEAT_RECORD_BYTES,
  }
}

/** Returns the shapes of beats that were found at another sensitivity than the usual one. */
async function presentShapes(
  { db }: CallContext,
  {
    recordingId,
    base,
    chain,
  }: { recordingId: string; base: BaseAnalysis; chain: readonly PatchRow[] },
) {
  const sensitivity = sensitivityOf(chain.flatMap(({ edits }) => edits))
  if (sensitivity === 0) return null
  return (await findSensitivityShapes(db, { recordingId, ...base, sensitivity })) ?? null
}
