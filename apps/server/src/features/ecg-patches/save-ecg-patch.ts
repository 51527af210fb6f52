import { type saveEcgPatch as contract, PatchConflict } from '@systole/contract/ecg/patches'
import { rightsIn } from '@systole/domain/access/permissions'
import type { EditRefusal } from '@systole/domain/ecg-patches/patch-edit'
import { patchRole, refusePatch } from '@systole/domain/ecg-patches/refuse-patch'
import { nextRevision } from '@systole/domain/reports/revision'
import { decodeBeats, encodeBeats, type SourcedBeat } from '@systole/ecg/beats/beat-records'
import { continueEdits, type MisfittingEdit, sensitivityOf } from '@systole/ecg/patches/apply-edits'
import { NEAR_SECONDS } from '@systole/ecg/patches/changed-beats'
import { diffBeats } from '@systole/ecg/patches/diff-beats'
import type { CallContext } from '../../app-context.ts'
import { AppError, asSent } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { notAssignedError } from '../claims/not-assigned-error.ts'
import type { RecordingRow } from '../ecg-recordings/recording-store.ts'
import { beatsToEdit, digestOf, extentOf } from './beats-to-edit.ts'
import { requestMeasurement } from './measure-ecg-patch.queue.ts'
import { findMeasurements } from './measurement-store.ts'
import { type BaseAnalysis, baseOf, loadPatchBase } from './patch-base.ts'
import {
  insertPatch,
  lastStampOfCase,
  listPatches,
  type PatchRow,
  readPatchBeats,
} from './patch-store.ts'
import { presentMeasurements } from './present-measurements.ts'
import { patchBeatsUrl, presentPatch } from './present-patch.ts'
import { requireRecordingForChange } from './require-recording.ts'

type SaveCall = Call<typeof contract>
type Around = {
  recording: RecordingRow
  chain: readonly PatchRow[]
  base: BaseAnalysis
}

/**
 * Saves edits on the newest revision of a recording as the next one. Nothing is overwritten: a save on an older revision is refused
 * with what has changed since, a repeated one and one without edits change nothing. SPEC ECG-3.
 */
export async function saveEcgPatch(context: CallContext, call: SaveCall) {
  const { input, actor, scope } = call
  const { recording, consult } = await requireRecordingForChange(context, input, scope)
  refuseOthers(consult, call)
  const chain = await listPatches(context.db, recording.recordingId)
  const base = await baseOf(context, recording.recordingId, chain)
  if (!base)
    throw new AppError('wrongStatus', { message: 'This recording has not been analysed yet.' })
  const around = { recording, chain, base }
  if (!changesAnything(call, chain.at(-1))) return answer(context, call, around)
  await refuseOlderParent(context, call, around)
  const saved = await addRevision(context, call, around)
  return answer(context, call, { ...around, chain: [...chain, { ...saved, author: actor }] })
}

function refuseOthers(consult: CaseRow, { actor }: SaveCall): void {
  const rights = rightsIn(actor.permissions, consult.service)
  const refusal = refusePatch(consult, { accountId: actor.accountId, rights })
  if (refusal === 'accessDenied') throw new AppError(refusal)
  if (refusal) throw notAssignedError(refusal, consult)
}

/** Returns false for a save without edits, and for one that the newest revision already holds. */
function changesAnything({ input, actor }: SaveCall, newest: PatchRow | undefined): boolean {
  const { edits, no_patch: noPatch = false, note = '', base_revision: parent = null } = input
  if (noPatch && edits.length > 0) throw fieldRefusal('no_patch', 'excludes edits')
  if (edits.length === 0 && (!noPatch || newest?.noPatch)) return false
  const isRepeated =
    newest?.parent === parent &&
    newest.authorId === actor.accountId &&
    newest.note === note &&
    JSON.stringify(sorted(newest.edits)) === JSON.stringify(sorted(edits))
  return !isRepeated
}

/** Orders the fields of each edit, because the database keeps them in an order of its own. */
function sorted(edits: readonly object[]) {
  return edits.map((edit) => Object.entries(edit).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Refuses a save on any revision but the newest; one of another recording is not found. */
async function refuseOlderParent(
  context: CallContext,
  { input, actor }: SaveCall,
  { recording, chain, base }: Around,
): Promise<void> {
  const { base_revision: parent } = input
  const newest = chain.at(-1)
  if (newest?.patchRevision === parent) return
  const place = chain.findIndex(({ patchRevision }) => patchRevision === parent)
  if (!newest || (parent !== undefined && place === -1)) throw new AppError('caseNotFound')
  const { db } = context
  const sensitivity = sensitivityOf([])
  const before = parent
    ? decodeBeats(await readPatchBeats(db, { ...newest, patchRevision: parent }))
    : (await loadPatchBase(context, recording, { base, sensitivity })).beatsAt(sensitivity)
  const after = decodeBeats(await readPatchBeats(db, newest))
  const near = Math.round((recording.samplesPerSecond ?? 0) * NEAR_SECONDS)
  const { added, removed, moved, changed } = diffBeats(before, after, near)
  const data: PatchConflict = {
    patch_revision: newest.patchRevision,
    revisions: chain.slice(place + 1).map((row) => presentPatch(context, actor, row)),
    changes: {
      added: added.length,
      removed: removed.length,
      moved: moved.length,
      relabelled: changed.filter(({ from, to }) => from.label !== to.label).length,
    },
  }
  throw new AppError('versionConflict', { data: asSent(PatchConflict, data) })
}

async function addRevision(
  context: CallContext,
  { input, actor }: SaveCall,
  { recording, chain, base }: Around,
): Promise<Omit<PatchRow, 'author'>> {
  const { db, clock, requestId } = context
  const { recordingId, caseId } = recording
  const { edits } = input
  const role = patchRole(actor.userType)
  const before = await beatsToEdit(context, { recording, chain, base }, edits)
  const revised = continueEdits(extentOf(recording), before, { edits, by: role })
  if ('refusal' in revised) throw misfit(revised)
  const { beats } = revised
  const bytes = Buffer.from(encodeBeats(beats).buffer)
  const now = clock.now()
  const row = {
    ...{ recordingId, caseId, edits, role },
    patchRevision: nextRevision(now, await lastStampOfCase(db, caseId)),
    parent: input.base_revision ?? null,
    baseVersion: base.version,
    baseSpecies: base.species,
    noPatch: edits.length === 0,
    authorId: actor.accountId,
    note: input.note ?? '',
    beatsSha256: digestOf(bytes),
    counts: countByLabel(beats),
    createdAt: now,
  }
  await insertPatch(db, { ...row, beats: bytes })
  await requestMeasurement(context, row)
  const { patchRevision, counts } = row
  const details = { recordingId, patchRevision, edits: edits.length, counts }
  await addAudit(
    db,
    { actor, requestId },
    { action: 'ecgPatch.saved', object: `case:${caseId}`, details },
  )
  return { ...row, beatsBytes: bytes.length }
}

const MISFITS: Record<EditRefusal, string> = {
  noSuchBeat: 'names a beat or shape that is not there',
  beatExists: 'puts a beat where there is one already',
  outside: 'lies outside the recording',
  noSuchLead: 'names a lead that the recording does not have',
  emptyRange: 'has no samples between from and to',
}

function misfit({ place, refusal }: MisfittingEdit): AppError {
  return fieldRefusal(`edits.${place}`, MISFITS[refusal], { reason: refusal })
}

function countByLabel(beats: readonly SourcedBeat[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { label } of beats) counts[label] = (counts[label] ?? 0) + 1
  return counts
}

/** Returns the newest revision as a save answers it; the automatic beats while there is none. */
async function answer(
  context: CallContext,
  { actor }: SaveCall,
  { recording, chain, base }: Around,
) {
  const newest = chain.at(-1)
  const { recordingId } = recording
  const counts = newest?.counts ?? countByLabel(await beatsBefore(context, recording, base))
  return {
    patch_revision: newest?.patchRevision ?? null,
    beats_url: patchBeatsUrl(context, actor, { recordingId, patchRevision: newest?.patchRevision }),
    counts,
    measurements: newest ? presentMeasurements(await findMeasurements(context.db, newest)) : null,
  }
}

async function beatsBefore(context: CallContext, recording: RecordingRow, base: BaseAnalysis) {
  return (await loadPatchBase(context, recording, { base, sensitivity: 0 })).beatsAt(0)
}
