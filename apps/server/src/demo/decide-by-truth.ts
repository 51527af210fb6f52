import type { PatchEdit } from '@systole/domain/ecg-patches/patch-edit'
import { type DecidableShape, undecidedGroups } from '@systole/domain/ecg-patches/undecided-groups'
import type { BeatLabel } from '@systole/ecg/beats/beat'
import type { SourcedBeat } from '@systole/ecg/beats/beat-records'

type TrueBeat = { sample: number; label: BeatLabel }

/** The window in which an automatic beat counts as a drawn one. Handbook 6, cat-like rates. */
const NEAR_SECONDS = 0.075

/**
 * Returns the edits by which a patcher who makes no mistakes corrects automatic beats: a decision on each beat that waits for one,
 * and on each whose label is wrong. A beat that was never drawn is marked as none.
 */
export function decideByTruth(
  truth: readonly TrueBeat[],
  { beats, shapes }: { beats: readonly SourcedBeat[]; shapes: readonly DecidableShape[] },
  samplesPerSecond: number,
): PatchEdit[] {
  const waiting = new Set(
    undecidedGroups(beats, shapes).flatMap((group) => group.waiting.map(({ sample }) => sample)),
  )
  const decided = new Map<BeatLabel, number[]>()
  for (const { sample, label } of beats) {
    const right = labelAt(truth, sample, NEAR_SECONDS * samplesPerSecond)
    if (right === label && !waiting.has(sample)) continue
    decided.set(right, [...(decided.get(right) ?? []), sample])
  }
  return [...decided].map(([label, samples]) => ({ edit: 'relabel', samples, label }))
}

function labelAt(truth: readonly TrueBeat[], sample: number, near: number): BeatLabel {
  return truth.find((beat) => Math.abs(beat.sample - sample) <= near)?.label ?? 'X'
}
