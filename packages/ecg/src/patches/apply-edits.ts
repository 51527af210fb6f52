import type { BeatSource, SourcedBeat } from '../beats/beat-records.ts'
import type { Sensitivity } from '../beats/detect-beats.ts'
import type { EditRefusal, PatchEdit } from './edit.ts'
import {
  type BeatLookup,
  beatChange,
  type EditedExtent,
  editRefusal,
  marksAfter,
  noMarks,
  type PatchMarks,
} from './edit-effects.ts'

/** The automatic beats that edits are made on. `beatsAt` gives those of a sensitivity, because a patcher may ask for more or fewer. */
export type PatchBase = EditedExtent & {
  beatsAt: (sensitivity: Sensitivity) => readonly SourcedBeat[]
}

/** A recording as a person has corrected it. */
export type PatchedRecording = PatchMarks & {
  beats: readonly SourcedBeat[]
  sensitivity: Sensitivity
}

type Draft = { beats: Map<number, SourcedBeat>; lookup: BeatLookup; marks: PatchMarks }

/**
 * Returns the recording after the edits, replayed in order on the base. The same base and edits always give the same result, so that a
 * revision is proven by the digest of its beats, and undo is the list without its last edit. An edit that does not fit changes nothing.
 */
export function applyEdits(
  base: PatchBase,
  edits: readonly PatchEdit[],
  by: BeatSource = 'patcher',
): PatchedRecording {
  const sensitivity = lastSensitivity(edits)
  const draft = draftOf(base, sensitivity)
  for (const edit of edits) if (!editRefusal(base, draft.lookup, edit)) apply(draft, edit, by)
  return {
    beats: [...draft.beats.values()].sort((one, other) => one.sample - other.sample),
    ...draft.marks,
    sensitivity,
  }
}

/** Returns the first edit that does not fit, by its place in the list, and why. */
export function refuseEdits(
  base: PatchBase,
  edits: readonly PatchEdit[],
): { place: number; refusal: EditRefusal } | undefined {
  const draft = draftOf(base, lastSensitivity(edits))
  for (const [place, edit] of edits.entries()) {
    const refusal = editRefusal(base, draft.lookup, edit)
    if (refusal) return { place, refusal }
    apply(draft, edit, 'patcher')
  }
  return undefined
}

function lastSensitivity(edits: readonly PatchEdit[]): Sensitivity {
  return edits.findLast((each) => each.edit === 'setSensitivity')?.sensitivity ?? 0
}

function draftOf({ leads, beatsAt }: PatchBase, sensitivity: Sensitivity): Draft {
  const beats = new Map(beatsAt(sensitivity).map((beat) => [beat.sample, beat]))
  return {
    beats,
    lookup: {
      get: (sample) => beats.get(sample),
      ofShape: (shape) => [...beats.values()].filter((beat) => beat.shape === shape),
    },
    marks: noMarks(leads),
  }
}

function apply(draft: Draft, edit: PatchEdit, by: BeatSource): void {
  const { removed, added } = beatChange(draft.lookup, edit, by)
  for (const { sample } of removed) draft.beats.delete(sample)
  for (const beat of added) draft.beats.set(beat.sample, beat)
  draft.marks = marksAfter(draft.marks, edit)
}
