import type { PatchedRecording } from './apply-edits.ts'
import { applyDifference, type BeatDifference, diffBeats } from './diff-beats.ts'
import type { MarkedRange } from './edit.ts'
import type { PatchMarks } from './edit-effects.ts'

/** The difference between two revisions of one recording; applied to the earlier one it gives the later one. */
export type RevisionDifference = {
  beats: BeatDifference
  /** Stretches that only the later one leaves out, and that only the earlier one did. */
  marked: readonly MarkedRange[]
  cleared: readonly MarkedRange[]
  /** The stored leads that are turned over in one of both. */
  turned: readonly string[]
  /** The stored leads with another name, by their later name. */
  renamed: Readonly<Record<string, string>>
  /** The later lead that heights are read in, if it is another one; `undefined` in it is the automatic choice. */
  primaryLead: { to: string | undefined } | undefined
  /** The bounds that were set, moved or given back (`undefined`), by lead, wave and side. */
  bounds: Readonly<Record<string, number | undefined>>
  sensitivity: PatchedRecording['sensitivity'] | undefined
}

/** The part of a difference that has nothing to do with beats. */
export type MarksDifference = Omit<RevisionDifference, 'beats' | 'sensitivity'>

export function diffRevisions(
  before: PatchedRecording,
  after: PatchedRecording,
  nearSamples: number,
): RevisionDifference {
  return {
    beats: diffBeats(before.beats, after.beats, nearSamples),
    ...diffMarks(before, after),
    sensitivity: before.sensitivity === after.sensitivity ? undefined : after.sensitivity,
  }
}

export function diffMarks(before: PatchMarks, after: PatchMarks): MarksDifference {
  const names = new Set([...Object.keys(before.bounds), ...Object.keys(after.bounds)])
  return {
    marked: after.ranges.filter((range) => !before.ranges.some((each) => isSame(each, range))),
    cleared: before.ranges.filter((range) => !after.ranges.some((each) => isSame(each, range))),
    turned: [
      ...before.inverted.filter((lead) => !after.inverted.includes(lead)),
      ...after.inverted.filter((lead) => !before.inverted.includes(lead)),
    ],
    renamed: Object.fromEntries(
      Object.entries(after.leadNames).filter(([lead, name]) => before.leadNames[lead] !== name),
    ),
    primaryLead: before.primaryLead === after.primaryLead ? undefined : { to: after.primaryLead },
    bounds: Object.fromEntries(
      [...names]
        .filter((name) => before.bounds[name] !== after.bounds[name])
        .map((name) => [name, after.bounds[name]]),
    ),
  }
}

/** Returns the later revision of which this is the difference. */
export function applyRevisionDifference(
  before: PatchedRecording,
  difference: RevisionDifference,
): PatchedRecording {
  const { beats, marked, cleared, turned, renamed, primaryLead, bounds } = difference
  const kept = before.ranges.filter((range) => !cleared.some((each) => isSame(each, range)))
  const inverted = [
    ...before.inverted.filter((lead) => !turned.includes(lead)),
    ...turned.filter((lead) => !before.inverted.includes(lead)),
  ]
  return {
    beats: applyDifference(before.beats, beats),
    ranges: [...kept, ...marked].sort((one, other) => one.from - other.from),
    inverted: inverted.sort(),
    leadNames: { ...before.leadNames, ...renamed },
    primaryLead: primaryLead ? primaryLead.to : before.primaryLead,
    bounds: Object.fromEntries(
      Object.entries({ ...before.bounds, ...bounds }).filter(
        (entry): entry is [string, number] => entry[1] !== undefined,
      ),
    ),
    sensitivity: difference.sensitivity ?? before.sensitivity,
  }
}

function isSame(one: MarkedRange, other: MarkedRange): boolean {
  return one.mark === other.mark && one.from === other.from && one.to === other.to
}
