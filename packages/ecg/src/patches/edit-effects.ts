import type { BeatSource, SourcedBeat } from '../beats/beat-records.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import type { EditRefusal, MarkedRange, PatchEdit } from './edit.ts'

/** The changes of a person other than to beats. */
export type PatchMarks = {
  ranges: readonly MarkedRange[]
  /** By their stored names. */
  inverted: readonly string[]
  /** The name that each stored lead has after swaps, by its stored name. */
  leadNames: Readonly<Record<string, string>>
  /** By its stored name. */
  primaryLead: string | undefined
  /** Samples of the median beat from its R, by stored lead, wave and side, as in `II.QRS.on`. */
  bounds: Readonly<Record<string, number>>
}

/** The beats as an edit looks for them. */
export type BeatLookup = {
  get: (sample: number) => SourcedBeat | undefined
  ofShape: (shape: number) => readonly SourcedBeat[]
}

/** The beats that an edit takes off and puts on; a relabelled beat is in both. */
export type BeatChange = { removed: readonly SourcedBeat[]; added: readonly SourcedBeat[] }

/** The recording that edits must fit. */
export type EditExtent = {
  sampleCount: number
  /** As they are stored: edits name a lead by its stored name, also after a swap. */
  leads: readonly string[]
}

/** The recording before the first edit. */
export type EditedExtent = EditExtent & {
  /** The stretches that the analysis leaves out, ascending and without overlap; a person may clear them. */
  ranges: readonly MarkedRange[]
}

/** Returns the marks before the first edit. */
export function firstMarks({ leads, ranges }: EditedExtent): PatchMarks {
  return {
    ranges,
    inverted: [],
    leadNames: Object.fromEntries(leads.map((name) => [name, name])),
    primaryLead: undefined,
    bounds: {},
  }
}

type OfEdit<Given, Answer> = {
  [Name in PatchEdit['edit']]: (edit: Extract<PatchEdit, { edit: Name }>, given: Given) => Answer
}

/** Picks the entry of the edit's own kind. */
function ofEdit<Given, Answer>(
  table: OfEdit<Given, Answer>,
  edit: PatchEdit,
  given: Given,
): Answer {
  return (table[edit.edit] as (edit: PatchEdit, given: Given) => Answer)(edit, given)
}

type Fitting = { extent: EditExtent; beats: BeatLookup }

const isInside = (sample: number, { sampleCount }: EditExtent) =>
  Number.isInteger(sample) && sample >= 0 && sample < sampleCount
const refuseLead = (names: readonly string[], { leads }: EditExtent): EditRefusal | undefined =>
  names.every((name) => leads.includes(name)) ? undefined : 'noSuchLead'
const refuseRange = ({ from, to }: SampleRange, extent: EditExtent): EditRefusal | undefined => {
  if (!(from < to)) return 'emptyRange'
  return isInside(from, extent) && isInside(to - 1, extent) ? undefined : 'outside'
}

const REFUSALS: OfEdit<Fitting, EditRefusal | undefined> = {
  addBeat: ({ sample }, { extent, beats }) => {
    if (!isInside(sample, extent)) return 'outside'
    return beats.get(sample) ? 'beatExists' : undefined
  },
  moveBeat: ({ from, to }, { extent, beats }) => {
    if (!beats.get(from)) return 'noSuchBeat'
    if (!isInside(to, extent)) return 'outside'
    return to !== from && beats.get(to) ? 'beatExists' : undefined
  },
  deleteBeat: ({ sample }, { beats }) => (beats.get(sample) ? undefined : 'noSuchBeat'),
  relabel: ({ samples }, { beats }) =>
    samples.length > 0 && samples.every((sample) => beats.get(sample)) ? undefined : 'noSuchBeat',
  relabelShape: ({ shape }, { beats }) =>
    beats.ofShape(shape).length > 0 ? undefined : 'noSuchBeat',
  markRange: (range, { extent }) => refuseRange(range, extent),
  clearRange: (range, { extent }) => refuseRange(range, extent),
  invertLead: ({ lead }, { extent }) => refuseLead([lead], extent),
  swapLeads: ({ one, other }, { extent }) =>
    one === other ? 'noSuchLead' : refuseLead([one, other], extent),
  usePrimaryLead: ({ lead }, { extent }) => refuseLead([lead], extent),
  setSensitivity: () => undefined,
  setBound: ({ lead }, { extent }) => refuseLead([lead], extent),
}

/** Returns why an edit does not fit the beats it is made on. */
export function editRefusal(
  extent: EditExtent,
  beats: BeatLookup,
  edit: PatchEdit,
): EditRefusal | undefined {
  return ofEdit(REFUSALS, edit, { extent, beats })
}

/** A beat of a person belongs to no shape of the analysis. */
const NO_SHAPE = 0
const NO_CHANGE: BeatChange = { removed: [], added: [] }
type Changing = { beats: BeatLookup; by: BeatSource }

function relabelled(removed: readonly SourcedBeat[], changes: Partial<SourcedBeat>): BeatChange {
  return { removed, added: removed.map((beat) => ({ ...beat, ...changes })) }
}
const found = (beats: BeatLookup, samples: Iterable<number>) =>
  [...new Set(samples)].flatMap((sample) => beats.get(sample) ?? [])
const unchanged = () => NO_CHANGE

const CHANGES: OfEdit<Changing, BeatChange> = {
  addBeat: ({ sample, label }, { by: source }) => ({
    removed: [],
    added: [{ sample, label, source, shape: NO_SHAPE }],
  }),
  moveBeat: ({ from, to }, { beats, by: source }) =>
    relabelled(found(beats, [from]), { sample: to, source }),
  deleteBeat: ({ sample }, { beats }) => ({ removed: found(beats, [sample]), added: [] }),
  relabel: ({ samples, label }, { beats, by: source }) =>
    relabelled(found(beats, samples), { label, source }),
  relabelShape: ({ shape, label }, { beats, by: source }) =>
    relabelled(beats.ofShape(shape), { label, source }),
  markRange: unchanged,
  clearRange: unchanged,
  invertLead: unchanged,
  swapLeads: unchanged,
  usePrimaryLead: unchanged,
  setSensitivity: unchanged,
  setBound: unchanged,
}

/** Returns what an edit that fits does to the beats. */
export function beatChange(beats: BeatLookup, edit: PatchEdit, by: BeatSource): BeatChange {
  return ofEdit(CHANGES, edit, { beats, by })
}

const same = (_: unknown, marks: PatchMarks) => marks

const MARKS: OfEdit<PatchMarks, PatchMarks> = {
  addBeat: same,
  moveBeat: same,
  deleteBeat: same,
  relabel: same,
  relabelShape: same,
  setSensitivity: same,
  markRange: ({ mark, from, to }, marks) => ({
    ...marks,
    ranges: [...without(marks.ranges, { from, to }), { mark, from, to }].sort(
      (one, other) => one.from - other.from,
    ),
  }),
  clearRange: (range, marks) => ({ ...marks, ranges: without(marks.ranges, range) }),
  invertLead: ({ lead }, marks) => ({
    ...marks,
    inverted: marks.inverted.includes(lead)
      ? marks.inverted.filter((each) => each !== lead)
      : [...marks.inverted, lead].sort(),
  }),
  swapLeads: ({ one, other }, marks) => {
    const { [one]: first = one, [other]: second = other } = marks.leadNames
    return { ...marks, leadNames: { ...marks.leadNames, [one]: second, [other]: first } }
  },
  usePrimaryLead: ({ lead: primaryLead }, marks) => ({ ...marks, primaryLead }),
  setBound: ({ lead, wave, side, offset }, marks) => ({
    ...marks,
    bounds: { ...marks.bounds, [`${lead}.${wave}.${side}`]: offset },
  }),
}

/** Returns the marks after an edit that fits. */
export function marksAfter(marks: PatchMarks, edit: PatchEdit): PatchMarks {
  return ofEdit(MARKS, edit, marks)
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
