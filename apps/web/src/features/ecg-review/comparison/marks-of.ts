import { diffMarks, type MarksDifference } from '@systole/ecg/patches/diff-marks'
import type { MarkedRange } from '@systole/ecg/patches/edit'
import {
  type EditedExtent,
  firstMarks,
  marksAfter,
  type PatchMarks,
} from '@systole/ecg/patches/edit-effects'
import type { BeatRevision, BeatsOf } from './beat-revisions.queries.ts'

/** Returns the marks of a revision, or those before the first one. */
export function marksOf(
  extent: EditedExtent,
  known: readonly BeatRevision[],
  of: BeatsOf,
): PatchMarks {
  const place = known.findIndex(({ revision }) => revision === of)
  return known
    .slice(0, place + 1)
    .flatMap(({ edits }) => edits)
    .reduce(marksAfter, firstMarks(extent))
}

/** Returns who made the later revision out of the earlier one, oldest first. */
export function authorsBetween(
  known: readonly BeatRevision[],
  { earlier, later }: { earlier: BeatsOf; later: BeatsOf },
): string[] {
  const placeOf = (of: BeatsOf) => known.findIndex(({ revision }) => revision === of)
  const made = known.slice(placeOf(earlier) + 1, placeOf(later) + 1)
  return [...new Set(made.map(({ author }) => author))]
}

/** A stretch that only one of two revisions leaves out. */
export type ChangedRange = { is: 'marked' | 'cleared'; sample: number; range: MarkedRange }

/** Returns the stretches that differ in order of time, and the rest of the difference of marks. */
export function changedMarks(
  before: PatchMarks,
  after: PatchMarks,
): { ranges: ChangedRange[]; difference: MarksDifference } {
  const difference = diffMarks(before, after)
  const named = (is: ChangedRange['is'], ranges: readonly MarkedRange[]) =>
    ranges.map((range): ChangedRange => ({ is, sample: range.from, range }))
  const ranges = [...named('marked', difference.marked), ...named('cleared', difference.cleared)]
  return { ranges: ranges.sort((one, other) => one.sample - other.sample), difference }
}
