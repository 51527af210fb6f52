import type { BeatSource, SourcedBeat } from '../beats/beat-records.ts'
import type { Sensitivity } from '../beats/detect-beats.ts'
import type { EditRefusal, PatchEdit } from './edit.ts'
import {
  type BeatLookup,
  beatChange,
  type EditedExtent,
  editRefusal,
  firstMarks,
  marksAfter,
  type PatchMarks,
} from './edit-effects.ts'

/**
 * The automatic beats that edits are made on. `beatsAt` gives those of a sensitivity, because a patcher may ask for more or fewer.
 * `patchBaseOf` makes one from an analysis.
 */
export type PatchBase = EditedExtent & {
  beatsAt: (sensitivity: Sensitivity) => readonly SourcedBeat[]
}

/** A recording as a person has corrected it. */
export type PatchedRecording = PatchMarks & {
  beats: readonly SourcedBeat[]
  sensitivity: Sensitivity
}

type Draft = { beats: Map<number, SourcedBeat>; lookup: BeatLookup; marks: PatchMarks }

/** The edits of one revision and who made them. */
export type EditsBy = { edits: readonly PatchEdit[]; by: BeatSource }

/**
 * Returns the recording after the edits, replayed in order on the base. The same base and edits always give the same result, so that a
 * revision is proven by the digest of its beats, and undo is the list without its last edit. An edit that does not fit changes nothing.
 */
export function applyEdits(
  base: PatchBase,
  edits: readonly PatchEdit[],
  by: BeatSource = 'patcher',
): PatchedRecording {
  return applyRevisions(base, [{ edits, by }])
}

/** Returns the recording after the edits of several revisions, oldest first, each beat with the author of its last change. */
export function applyRevisions(base: PatchBase, revisions: readonly EditsBy[]): PatchedRecording {
  const { draft, sensitivity } = replayed(base, revisions)
  return {
    beats: [...draft.beats.values()].sort((one, other) => one.sample - other.sample),
    ...draft.marks,
    sensitivity,
  }
}

/** Returns the first edit that does not fit what earlier revisions made of the base, by its place in the list, and why. */
export function refuseEdits(
  base: PatchBase,
  edits: readonly PatchEdit[],
  earlier: readonly EditsBy[] = [],
): { place: number; refusal: EditRefusal } | undefined {
  const { draft } = replayed(base, earlier, edits)
  for (const [place, edit] of edits.entries()) {
    const refusal = editRefusal(base, draft.lookup, edit)
    if (refusal) return { place, refusal }
    apply(draft, edit, 'patcher')
  }
  return undefined
}

/** Returns the sensitivity that the last of the edits asks for. */
export function sensitivityOf(edits: readonly PatchEdit[]): Sensitivity {
  return edits.findLast((each) => each.edit === 'setSensitivity')?.sensitivity ?? 0
}

/** Replays the revisions on the beats of the sensitivity that they, or edits still to come, end with. */
function replayed(
  base: PatchBase,
  revisions: readonly EditsBy[],
  toCome: readonly PatchEdit[] = [],
): { draft: Draft; sensitivity: Sensitivity } {
  const sensitivity = sensitivityOf([...revisions.flatMap(({ edits }) => edits), ...toCome])
  const draft = draftOf(base, sensitivity)
  for (const { edits, by } of revisions)
    for (const edit of edits) if (!editRefusal(base, draft.lookup, edit)) apply(draft, edit, by)
  return { draft, sensitivity }
}

function draftOf(base: PatchBase, sensitivity: Sensitivity): Draft {
  const beats = new Map(base.beatsAt(sensitivity).map((beat) => [beat.sample, beat]))
  return {
    beats,
    lookup: {
      get: (sample) => beats.get(sample),
      ofShape: (shape) => [...beats.values()].filter((beat) => beat.shape === shape),
    },
    marks: firstMarks(base),
  }
}

function apply(draft: Draft, edit: PatchEdit, by: BeatSource): void {
  const { removed, added } = beatChange(draft.lookup, edit, by)
  for (const { sample } of removed) draft.beats.delete(sample)
  for (const beat of added) draft.beats.set(beat.sample, beat)
  draft.marks = marksAfter(draft.marks, edit)
}
