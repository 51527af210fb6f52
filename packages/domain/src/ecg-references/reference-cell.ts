import type { EcgValueField } from '../ecg-values/ecg-value.ts'
import type { PublishedSourceId } from './reference-sources.ts'

/** The read values of an ECG and those that are computed from them. */
export type EcgReferenceField =
  | EcgValueField
  /** Signed: elevation over the baseline, depression under it. */
  | 'stLevelMillivolts'
  /** Height of T, of either polarity, over the height of R. */
  | 'tShareOfR'
  /** From the deepest to the highest point of the QRS. */
  | 'qrsTotalMillivolts'
  /** QT + 0.087 (1 − RR), after Van de Water. */
  | 'qtcSeconds'
  | 'vpcPerDay'

/** Bounds belong to the range unless exclusive. `wider`: the bounds that the source gives in brackets; only beyond them is a flag. */
export type Bounds = {
  low?: number
  high?: number
  isExclusive?: boolean
  wider?: { low?: number; high?: number }
}

/** The animals of a species for which a cell holds; a cell without a group holds for all adults. */
export type AnimalGroup = 'toy' | 'small' | 'large' | 'giant' | 'young'

/** Things that a screen says beside a reference. */
export type ReferenceNote =
  | 'againstRate'
  | 'deepChestedYoungDogsMore'
  | 'anyPolarity'
  | 'mostlyPositive'
  | 'anyLead'
  | 'dependsOnPlace'

/**
 * A cell of the table. A `range` gives flags; a `typical` value is shown beside a finding and flags nothing. What is unverified has no
 * publication and is never shown.
 */
export type ReferenceCell = Bounds & {
  kind: 'range' | 'typical'
  group?: AnimalGroup
  note?: ReferenceNote
} & (
    | { standing: 'published'; source: PublishedSourceId }
    | { standing: 'unverified'; source: 'fromMemory' }
  )

export type ReferenceColumn = Readonly<Partial<Record<EcgReferenceField, readonly ReferenceCell[]>>>
type More = { group?: AnimalGroup; note?: ReferenceNote }

export function range(source: PublishedSourceId, bounds: Bounds, more: More = {}): ReferenceCell {
  return { kind: 'range', standing: 'published', source, ...bounds, ...more }
}

export function typical(source: PublishedSourceId, bounds: Bounds, more: More = {}): ReferenceCell {
  return { kind: 'typical', standing: 'published', source, ...bounds, ...more }
}

/** A value from memory, marked (m) in the handbook. */
export function unverified(bounds: Bounds, more: More = {}): ReferenceCell {
  return { kind: 'range', standing: 'unverified', source: 'fromMemory', ...bounds, ...more }
}
