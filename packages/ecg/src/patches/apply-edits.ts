import type { BeatSource, SourcedBeat } from '../beats/beat-records.ts'
import type { Sensitivity } from '../beats/detect-beats.ts'
import { findBeat } from '../beats/find-beat.ts'
import type { EditRefusal, PatchEdit } from './edit.ts'
import {
  type BeatLookup,
  beatChange,
  type EditExtent,
  type EditedExtent,
  editRefusal,
  firstMarks,
  marksAfter,
  type PatchMarks,
} from './edit-effects.ts'

/**
 * The automatic beats that edits are made on. `beatsAt` gives those of a sensitivity in ascending order, because a patcher may ask
 * for more or fewer. `patchBaseOf` makes one from an analysis.
 */
export type PatchBase = EditedExtent & {
  beatsAt: (sensitivity: Sensitivity) => readonly SourcedBeat[]
}

/** A recording as a person has corrected it. */
export type PatchedRecording = PatchMarks & {
  beats: readonly SourcedBeat[]
  sensitivity: Sensitivity
}

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
  const sensitivity = sensitivityOf(revisions.flatMap(({ edits }) => edits))
  const draft = draftOf(base.beatsAt(sensitivity))
  let marks = firstMarks(base)
  for (const { edits, by } of revisions)
    for (const edit of edits) {
      if (editRefusal(base, draft.lookup, edit)) continue
      apply(draft, edit, by)
      marks = marksAfter(marks, edit)
    }
  return { beats: beatsOf(draft), ...marks, sensitivity }
}

/** The first edit that does not fit, by its place in the list, and why. */
export type MisfittingEdit = { place: number; refusal: EditRefusal }

/**
 * Returns the beats of a revision after further edits, or the first edit that does not fit. The beats are those of a replay of every
 * edit, unless one of them changes the sensitivity: that starts from other beats.
 */
export function continueEdits(
  extent: EditExtent,
  beats: readonly SourcedBeat[],
  { edits, by }: EditsBy,
): { beats: readonly SourcedBeat[] } | MisfittingEdit {
  const draft = draftOf(beats)
  for (const [place, edit] of edits.entries()) {
    const refusal = editRefusal(extent, draft.lookup, edit)
    if (refusal) return { place, refusal }
    apply(draft, edit, by)
  }
  return { beats: beatsOf(draft) }
}

/** Returns the sensitivity that the last of the edits asks for. */
export function sensitivityOf(edits: readonly PatchEdit[]): Sensitivity {
  return edits.findLast((each) => each.edit === 'setSensitivity')?.sensitivity ?? 0
}

/** Ascending beats and the changes to them by sample, `undefined` for a beat taken off: an edit of a day costs what it changes. */
type Draft = {
  start: readonly SourcedBeat[]
  changes: Map<number, SourcedBeat | undefined>
  lookup: BeatLookup
}

function draftOf(start: readonly SourcedBeat[]): Draft {
  const changes: Draft['changes'] = new Map()
  return {
    start,
    changes,
    lookup: {
      get: (sample) => (changes.has(sample) ? changes.get(sample) : findBeat(start, sample)),
      ofShape: (shape) => [
        ...start.filter((beat) => beat.shape === shape && !changes.has(beat.sample)),
        ...presentOf(changes).filter((beat) => beat.shape === shape),
      ],
    },
  }
}

function presentOf(changes: Draft['changes']): SourcedBeat[] {
  return [...changes.values()].filter((beat) => beat !== undefined)
}

function apply({ changes, lookup }: Draft, edit: PatchEdit, by: BeatSource): void {
  const { removed, added } = beatChange(lookup, edit, by)
  for (const { sample } of removed) changes.set(sample, undefined)
  for (const beat of added) changes.set(beat.sample, beat)
}

/** Merges the changes into the beats. */
function beatsOf({ start, changes }: Draft): readonly SourcedBeat[] {
  if (changes.size === 0) return start
  const changed = presentOf(changes).sort((one, other) => one.sample - other.sample)
  const beats: SourcedBeat[] = []
  let next = 0
  for (const beat of start) {
    if (changes.has(beat.sample)) continue
    for (; (changed[next]?.sample ?? Number.POSITIVE_INFINITY) < beat.sample; next += 1)
      beats.push(changed[next] as SourcedBeat) // the condition has seen it
    beats.push(beat)
  }
  return [...beats, ...changed.slice(next)]
}
