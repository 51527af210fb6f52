import type { MarkedRange } from './edit.ts'
import type { PatchMarks } from './edit-effects.ts'

/** The difference between the marks of two revisions of one recording: everything but its beats. */
export type MarksDifference = {
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
}

export function diffMarks(before: PatchMarks, after: PatchMarks): MarksDifference {
  const names = new Set([...Object.keys(before.bounds), ...Object.keys(after.bounds)])
  return {
    marked: after.ranges.filter((range) => !before.ranges.some((each) => isSameRange(each, range))),
    cleared: before.ranges.filter(
      (range) => !after.ranges.some((each) => isSameRange(each, range)),
    ),
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

export function isSameRange(one: MarkedRange, other: MarkedRange): boolean {
  return one.mark === other.mark && one.from === other.from && one.to === other.to
}
