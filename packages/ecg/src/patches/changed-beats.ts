import type { SourcedBeat } from '../beats/beat-records.ts'
import { diffBeats } from './diff-beats.ts'

/**
 * A beat that two lists have differently, at the sample where the later one has it, or the earlier one did. `isWithinReading` says that
 * two readings of the same beat may be this far apart.
 */
export type ChangedBeat = {
  is: 'moved' | 'relabelled' | 'added' | 'removed'
  sample: number
  from?: SourcedBeat
  to?: SourcedBeat
  isWithinReading: boolean
}

/** A beat that appears this near to one that is gone has been moved: half the tolerance of matching beats. */
export const NEAR_SECONDS = 0.075
/** The reading error of the bounds of a QRS. Handbook 5.7. */
const READING_SECONDS = 0.005

/** Returns the beats that differ by place or label, in order of time. Who confirmed a label is no difference. */
export function changedBeats(
  before: readonly SourcedBeat[],
  after: readonly SourcedBeat[],
  samplesPerSecond: number,
): ChangedBeat[] {
  const near = Math.round(NEAR_SECONDS * samplesPerSecond)
  const { added, removed, moved, changed } = diffBeats(before, after, near)
  const reading = READING_SECONDS * samplesPerSecond
  const changes: ChangedBeat[] = [
    ...added.map((to) => ({ is: 'added' as const, sample: to.sample, to, isWithinReading: false })),
    ...removed.map((from) => ({
      ...{ is: 'removed' as const, sample: from.sample, from, isWithinReading: false },
    })),
    ...moved.map(({ from, to }) => ({
      ...{ is: 'moved' as const, sample: to.sample, from, to },
      isWithinReading: from.label === to.label && Math.abs(to.sample - from.sample) <= reading,
    })),
    ...changed
      .filter(({ from, to }) => from.label !== to.label)
      .map(({ from, to }) => ({
        ...{ is: 'relabelled' as const, sample: to.sample, from, to, isWithinReading: false },
      })),
  ]
  return changes.sort((one, other) => one.sample - other.sample)
}
