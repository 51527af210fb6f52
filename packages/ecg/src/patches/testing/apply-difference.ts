import type { SourcedBeat } from '../../beats/beat-records.ts'
import type { BeatDifference } from '../diff-beats.ts'
import { isSameRange, type MarksDifference } from '../diff-marks.ts'
import type { PatchMarks } from '../edit-effects.ts'

/** Returns the later beats of which this is the difference, in order. */
export function applyBeatDifference(
  before: readonly SourcedBeat[],
  { added, removed, moved, changed }: BeatDifference,
): SourcedBeat[] {
  const beats = new Map(before.map((beat) => [beat.sample, beat]))
  for (const { sample } of removed) beats.delete(sample)
  for (const { from } of moved) beats.delete(from.sample)
  for (const beat of added) beats.set(beat.sample, beat)
  for (const { to } of [...moved, ...changed]) beats.set(to.sample, to)
  return [...beats.values()].sort((one, other) => one.sample - other.sample)
}

/** Returns the later marks of which this is the difference. */
export function applyMarksDifference(before: PatchMarks, difference: MarksDifference) {
  const { marked, cleared, turned, renamed, primaryLead, bounds } = difference
  const kept = before.ranges.filter((range) => !cleared.some((each) => isSameRange(each, range)))
  const inverted = [
    ...before.inverted.filter((lead) => !turned.includes(lead)),
    ...turned.filter((lead) => !before.inverted.includes(lead)),
  ]
  return {
    ranges: [...kept, ...marked].sort((one, other) => one.from - other.from),
    inverted: inverted.sort(),
    leadNames: { ...before.leadNames, ...renamed },
    primaryLead: primaryLead ? primaryLead.to : before.primaryLead,
    bounds: Object.fromEntries(
      Object.entries({ ...before.bounds, ...bounds }).filter(
        (entry): entry is [string, number] => entry[1] !== undefined,
      ),
    ),
  }
}
