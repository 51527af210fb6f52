import type { BeatSource, SourcedBeat } from '../beats/beat-records.ts'
import type { Sensitivity } from '../beats/detect-beats.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import type { EditRefusal, MarkedRange, PatchEdit } from './edit.ts'

/** The automatic beats that edits are made on. `beatsAt` gives those of a sensitivity, because a patcher may ask for more or fewer. */
export type PatchBase = {
  sampleCount: number
  leads: readonly string[]
  beatsAt: (sensitivity: Sensitivity) => readonly SourcedBeat[]
}

/** A recording as a person has corrected it. */
export type PatchedRecording = {
  beats: readonly SourcedBeat[]
  ranges: readonly MarkedRange[]
  inverted: readonly string[]
  /** The name that each stored lead has after swaps, by its stored name. */
  leadNames: Readonly<Record<string, string>>
  primaryLead: string | undefined
  sensitivity: Sensitivity
  /** Samples from R in the median beat, by lead, wave and side, as in `II.QRS.on`. */
  bounds: Readonly<Record<string, number>>
}

type Draft = {
  beats: Map<number, SourcedBeat>
  ranges: MarkedRange[]
  inverted: Set<string>
  leadNames: Record<string, string>
  primaryLead: string | undefined
  bounds: Record<string, number>
}

/**
 * Returns the recording after the edits, replayed in order on the base. The same base and edits always give the same result, so that a
 * revision is proven by the digest of its beats, and undo is the list without its last edit. An edit that does not fit changes nothing.
 */
export function applyEdits(
  base: PatchBase,
  edits: readonly PatchEdit[],
  by: BeatSource = 'patcher',
): PatchedRecording {
  const sensitivity = edits.findLast((each) => each.edit === 'setSensitivity')?.sensitivity ?? 0
  const draft = draftOf(base, sensitivity)
  for (const edit of edits) if (!refusalOf(base, draft, edit)) apply(draft, edit, by)
  return {
    beats: [...draft.beats.values()].sort((one, other) => one.sample - other.sample),
    ranges: draft.ranges,
    inverted: [...draft.inverted].sort(),
    leadNames: draft.leadNames,
    primaryLead: draft.primaryLead,
    sensitivity,
    bounds: draft.bounds,
  }
}

/** Returns the first edit that does not fit, by its place in the list, and why. */
export function refuseEdits(
  base: PatchBase,
  edits: readonly PatchEdit[],
): { place: number; refusal: EditRefusal } | undefined {
  const sensitivity = edits.findLast((each) => each.edit === 'setSensitivity')?.sensitivity ?? 0
  const draft = draftOf(base, sensitivity)
  for (const [place, edit] of edits.entries()) {
    const refusal = refusalOf(base, draft, edit)
    if (refusal) return { place, refusal }
    apply(draft, edit, 'patcher')
  }
  return undefined
}

function draftOf({ leads, beatsAt }: PatchBase, sensitivity: Sensitivity): Draft {
  return {
    beats: new Map(beatsAt(sensitivity).map((beat) => [beat.sample, beat])),
    ranges: [],
    inverted: new Set(),
    leadNames: Object.fromEntries(leads.map((name) => [name, name])),
    primaryLead: undefined,
    bounds: {},
  }
}

type Checks = {
  [Name in PatchEdit['edit']]: (
    edit: Extract<PatchEdit, { edit: Name }>,
    of: { base: PatchBase; beats: Draft['beats'] },
  ) => EditRefusal | undefined
}

const isInside = (sample: number, { sampleCount }: PatchBase) =>
  Number.isInteger(sample) && sample >= 0 && sample < sampleCount
const refuseLead = (names: readonly string[], { leads }: PatchBase): EditRefusal | undefined =>
  names.every((name) => leads.includes(name)) ? undefined : 'noSuchLead'
const refuseRange = ({ from, to }: SampleRange, base: PatchBase): EditRefusal | undefined => {
  if (!(from < to)) return 'emptyRange'
  return isInside(from, base) && isInside(to - 1, base) ? undefined : 'outside'
}

const CHECKS: Checks = {
  addBeat: ({ sample }, { base, beats }) => {
    if (!isInside(sample, base)) return 'outside'
    return beats.has(sample) ? 'beatExists' : undefined
  },
  moveBeat: ({ from, to }, { base, beats }) => {
    if (!beats.has(from)) return 'noSuchBeat'
    if (!isInside(to, base)) return 'outside'
    return to !== from && beats.has(to) ? 'beatExists' : undefined
  },
  deleteBeat: ({ sample }, { beats }) => (beats.has(sample) ? undefined : 'noSuchBeat'),
  relabel: ({ samples }, { beats }) =>
    samples.length > 0 && samples.every((sample) => beats.has(sample)) ? undefined : 'noSuchBeat',
  relabelShape: ({ shape }, { beats }) =>
    [...beats.values()].some((beat) => beat.shape === shape) ? undefined : 'noSuchBeat',
  markRange: (range, { base }) => refuseRange(range, base),
  clearRange: (range, { base }) => refuseRange(range, base),
  invertLead: ({ lead }, { base }) => refuseLead([lead], base),
  swapLeads: ({ one, other }, { base }) =>
    one === other ? 'noSuchLead' : refuseLead([one, other], base),
  usePrimaryLead: ({ lead }, { base }) => refuseLead([lead], base),
  setSensitivity: () => undefined,
  setBound: ({ lead }, { base }) => refuseLead([lead], base),
}

function refusalOf(base: PatchBase, { beats }: Draft, edit: PatchEdit): EditRefusal | undefined {
  const check = CHECKS[edit.edit] as (
    edit: PatchEdit,
    of: { base: PatchBase; beats: Draft['beats'] },
  ) => EditRefusal | undefined // the entry of the edit's own kind
  return check(edit, { base, beats })
}

type Steps = {
  [Name in PatchEdit['edit']]: (
    draft: Draft,
    edit: Extract<PatchEdit, { edit: Name }>,
    by: BeatSource,
  ) => void
}

/** A beat of a person belongs to no shape of the analysis. */
const NO_SHAPE = 0

const STEPS: Steps = {
  addBeat: ({ beats }, { sample, label }, source) => {
    beats.set(sample, { sample, label, source, shape: NO_SHAPE })
  },
  moveBeat: ({ beats }, { from, to }, source) => {
    const beat = beats.get(from)
    beats.delete(from)
    if (beat) beats.set(to, { ...beat, sample: to, source })
  },
  deleteBeat: ({ beats }, { sample }) => {
    beats.delete(sample)
  },
  relabel: ({ beats }, { samples, label }, source) => {
    for (const sample of samples) {
      const beat = beats.get(sample)
      if (beat) beats.set(sample, { ...beat, label, source })
    }
  },
  relabelShape: ({ beats }, { shape, label }, source) => {
    for (const beat of beats.values())
      if (beat.shape === shape) beats.set(beat.sample, { ...beat, label, source })
  },
  markRange: (draft, { mark, from, to }) => {
    draft.ranges = [...without(draft.ranges, { from, to }), { mark, from, to }].sort(
      (one, other) => one.from - other.from,
    )
  },
  clearRange: (draft, range) => {
    draft.ranges = without(draft.ranges, range)
  },
  invertLead: ({ inverted }, { lead }) => {
    if (!inverted.delete(lead)) inverted.add(lead)
  },
  swapLeads: ({ leadNames }, { one, other }) => {
    const [first = one, second = other] = [leadNames[one], leadNames[other]]
    leadNames[one] = second
    leadNames[other] = first
  },
  usePrimaryLead: (draft, { lead }) => {
    draft.primaryLead = lead
  },
  setSensitivity: () => {},
  setBound: ({ bounds }, { lead, wave, side, offset }) => {
    bounds[`${lead}.${wave}.${side}`] = offset
  },
}

function apply(draft: Draft, edit: PatchEdit, by: BeatSource): void {
  const step = STEPS[edit.edit] as (draft: Draft, edit: PatchEdit, by: BeatSource) => void // as above
  step(draft, edit, by)
}

/** Returns the ranges without the samples of one; a range around it becomes two. */
function without(ranges: readonly MarkedRange[], { from, to }: SampleRange): MarkedRange[] {
  return ranges.flatMap((range) =>
    [
      { ...range, to: Math.min(range.to, from) },
      { ...range, from: Math.max(range.from, to) },
    ].filter((part) => part.from < part.to),
  )
}
