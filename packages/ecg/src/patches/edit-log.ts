import type { BeatSource, SourcedBeat } from '../beats/beat-records.ts'
import { findBeat, placeOfBeat } from '../beats/find-beat.ts'
import type { PatchedRecording } from './apply-edits.ts'
import type { EditRefusal, PatchEdit } from './edit.ts'
import {
  type BeatChange,
  type BeatLookup,
  beatChange,
  type EditedExtent,
  editRefusal,
  marksAfter,
  type PatchMarks,
} from './edit-effects.ts'

/**
 * Edits on a recording, one by one: each costs what it changes, so that a day is edited as fluently as ten seconds. The result is that
 * of `applyEdits`. Each step knows what it changed and is undone without a replay.
 */
export type EditLog = {
  extent: EditedExtent
  by: BeatSource
  patched: PatchedRecording
  steps: readonly EditStep[]
  undone: readonly PatchEdit[]
}

type EditStep = {
  edit: PatchEdit
  change: BeatChange
  /** All beats before a step that replaced them. */
  replaced?: readonly SourcedBeat[]
  marks: PatchMarks
  sensitivity: PatchedRecording['sensitivity']
}

/** Replays all edits with another sensitivity, which finds other beats. */
export type ReplayEdits = (edits: readonly PatchEdit[]) => PatchedRecording

export function startEdits(
  extent: EditedExtent,
  patched: PatchedRecording,
  by: BeatSource = 'patcher',
): EditLog {
  return { extent, by, patched, steps: [], undone: [] }
}

export function editsOf({ steps }: Pick<EditLog, 'steps'>): PatchEdit[] {
  return steps.map(({ edit }) => edit)
}

/** Makes an edit; one that does not fit changes nothing. What was undone before it cannot be made again. */
export function makeEdit(log: EditLog, edit: PatchEdit, replay?: ReplayEdits): EditLog {
  return { ...advance(log, edit, replay), undone: [] }
}

/** Returns why an edit does not fit. */
export function refuseEdit({ extent, patched }: EditLog, edit: PatchEdit): EditRefusal | undefined {
  return editRefusal(extent, lookupOf(patched.beats), edit)
}

export function undoEdit(log: EditLog): EditLog {
  const { steps, patched, undone } = log
  const last = steps.at(-1)
  if (!last) return log
  const { removed, added } = last.change
  return {
    ...log,
    patched: {
      beats: last.replaced ?? withChange(patched.beats, { removed: added, added: removed }),
      ...last.marks,
      sensitivity: last.sensitivity,
    },
    steps: steps.slice(0, -1),
    undone: [...undone, last.edit],
  }
}

export function redoEdit(log: EditLog, replay?: ReplayEdits): EditLog {
  const next = log.undone.at(-1)
  if (!next) return log
  return { ...advance(log, next, replay), undone: log.undone.slice(0, -1) }
}

function advance(log: EditLog, edit: PatchEdit, replay?: ReplayEdits): EditLog {
  const { by, patched, steps } = log
  const { beats, sensitivity, ...marks } = patched
  if (refuseEdit(log, edit)) return log
  if (edit.edit === 'setSensitivity') {
    if (!replay) return log
    const step = { edit, change: { removed: [], added: [] }, replaced: beats, marks, sensitivity }
    return { ...log, patched: replay([...editsOf(log), edit]), steps: [...steps, step] }
  }
  const change = beatChange(lookupOf(beats), edit, by)
  return {
    ...log,
    patched: { beats: withChange(beats, change), ...marksAfter(marks, edit), sensitivity },
    steps: [...steps, { edit, change, marks, sensitivity }],
  }
}

function lookupOf(beats: readonly SourcedBeat[]): BeatLookup {
  return {
    get: (sample) => findBeat(beats, sample),
    ofShape: (shape) => beats.filter((beat) => beat.shape === shape),
  }
}

function withChange(
  beats: readonly SourcedBeat[],
  { removed, added }: BeatChange,
): readonly SourcedBeat[] {
  if (removed.length === 0 && added.length === 0) return beats
  const next = beats.slice()
  const kept = new Set(added.map(({ sample }) => sample))
  for (const { sample } of removed) if (!kept.has(sample)) next.splice(placeOfBeat(next, sample), 1)
  for (const beat of added) {
    const place = placeOfBeat(next, beat.sample)
    if (next[place]?.sample === beat.sample) next[place] = beat
    else next.splice(place, 0, beat)
  }
  return next
}
