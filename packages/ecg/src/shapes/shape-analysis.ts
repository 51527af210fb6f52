import { type BeatIntervals, type LocalRhythm, medianOfKnown } from './beat-intervals.ts'
import { onsetOf, pCorrelationOf, slownessOf } from './beat-measures.ts'
import { type BeatVectors, POINTS_PER_LEAD } from './beat-vectors.ts'
import { PREMATURE } from './decide-shape.ts'
import type { ShapeGrouping } from './group-shapes.ts'
import { OUTLIER_SHAPE, type ShapeEvidence } from './shape.ts'
import { templateFit } from './shape-fit.ts'

/** A rarer shape may be noise or fusion; nothing is called normal for its likeness to it. */
const SMALLEST_NORMAL_SHARE = 0.1
/** The dominant shape shows P waves if this is the median correlation of its beats with their mean. */
const CLEAR_P = 0.6

/** PR and the begin of the QRS vary by so many steps. */
const P_JITTER = 2
/** The median of a measure over so many beats is exact enough: its standard error is a twelfth of the spread. */
const ENOUGH_MEMBERS = 250
/** The distances of so many beats on either side say how noisy it is at a beat. */
const NOISE_REACH = 6

export type ShapeAnalysis = {
  samplesPerSecond: number
  vectors: BeatVectors
  grouping: ShapeGrouping
  /** The begin of the QRS of each beat, in steps from its sample. */
  onset: Int8Array
  /** Likewise of the mean of the dominant shape. */
  dominantOnset: number
  intervals: BeatIntervals
  rhythm: LocalRhythm
  /** True for the groups that count as normal, by id. */
  isNormal: readonly boolean[]
  hasClearP: boolean
}

/** Returns where the QRS of each beat begins, in steps from its sample; a beat that is like no other is taken for a dominant one. */
export function onsetsOf(
  { leadCount }: BeatVectors,
  { groupOf, lag, templates }: ShapeGrouping,
): { onset: Int8Array; dominantOnset: number } {
  const ofGroup = templates.map((template) => onsetOf(template, 0, leadCount))
  const dominantOnset = ofGroup[0] ?? 0
  const onset = new Int8Array(groupOf.length)
  for (let beat = 0; beat < onset.length; beat += 1) {
    const group = groupOf[beat] as number
    onset[beat] =
      group === OUTLIER_SHAPE ? dominantOnset : (ofGroup[group - 1] ?? 0) + (lag[beat] as number)
  }
  return { onset, dominantOnset }
}

/** Returns the beats of each group, by id. */
export function membersOf(grouping: ShapeGrouping): number[][] {
  const members: number[][] = [[], ...grouping.templates.map((): number[] => [])]
  grouping.groupOf.forEach((group, beat) => {
    members[group]?.push(beat)
  })
  return members
}

/** Returns the interval before a beat over the usual one. */
export function prematurityOf({ intervals, rhythm }: ShapeAnalysis, beat: number): number {
  return (intervals.before[beat] ?? Number.NaN) / (rhythm.interval[beat] ?? Number.NaN)
}

/** Returns the rate of the interval before a beat per minute. */
export function beatRateOf({ intervals, samplesPerSecond }: ShapeAnalysis, beat: number): number {
  return (60 * samplesPerSecond) / (intervals.before[beat] ?? Number.NaN)
}

/** Returns the intervals before and after a beat over two usual ones. */
export function compensationOf({ intervals, rhythm }: ShapeAnalysis, beat: number): number {
  const both = (intervals.before[beat] ?? Number.NaN) + (intervals.after[beat] ?? Number.NaN)
  return both / (2 * (rhythm.interval[beat] ?? Number.NaN))
}

/** Measures a group of alike beats. */
export function groupEvidence(
  analysis: ShapeAnalysis,
  group: number,
  members: readonly number[],
): ShapeEvidence {
  const template = analysis.grouping.templates[group - 1]
  return { ...timingOf(analysis, members), ...likenessOf(analysis, template, 0, 0, group) }
}

/** Measures a beat by itself. */
export function beatEvidence(analysis: ShapeAnalysis, beat: number): ShapeEvidence {
  const { vectors, grouping } = analysis
  const offset = beat * vectors.leadCount * POINTS_PER_LEAD
  const lag = grouping.lag[beat] ?? 0
  return { ...timingOf(analysis, [beat]), ...likenessOf(analysis, vectors.points, offset, lag, 0) }
}

/** Returns whether the beats of the dominant shape are preceded by alike P waves; not in atrial fibrillation. */
export function showsClearP(analysis: WithOnsets, dominant: readonly number[]): boolean {
  return medianOfKnown(spreadOver(dominant).map((beat) => pOf(analysis, beat))) >= CLEAR_P
}

type WithOnsets = Pick<ShapeAnalysis, 'vectors' | 'grouping' | 'onset' | 'dominantOnset'>

/** P waves keep their distance from the begin of the QRS, not from its largest deflection. */
function pOf({ vectors, grouping, onset, dominantOnset }: WithOnsets, beat: number): number {
  const { leadCount, points } = vectors
  const template = grouping.templates[0]
  if (!template) return Number.NaN
  const offset = beat * leadCount * POINTS_PER_LEAD
  const byOnset = (onset[beat] ?? 0) - dominantOnset
  const byShape = grouping.lag[beat] ?? 0
  let best = -1
  for (let jitter = -P_JITTER; jitter <= P_JITTER; jitter += 1) {
    for (const lag of [byOnset, byShape]) {
      best = Math.max(best, pCorrelationOf(points, offset, leadCount, lag + jitter, template))
    }
  }
  return best
}

/** Returns the median distance of the beats around a beat from their groups. */
function noiseAt({ correlation }: ShapeGrouping, beat: number): number {
  const around = correlation.subarray(Math.max(0, beat - NOISE_REACH), beat + NOISE_REACH + 1)
  return 1 - medianOfKnown(around)
}

/** Returns members spread evenly over the recording, so many that a median is exact enough. */
export function spreadOver(members: readonly number[]): readonly number[] {
  if (members.length <= ENOUGH_MEMBERS) return members
  const step = members.length / ENOUGH_MEMBERS
  return Array.from({ length: ENOUGH_MEMBERS }, (_, at) => members[Math.floor(at * step)] ?? 0)
}

function timingOf(analysis: ShapeAnalysis, all: readonly number[]) {
  const members = spreadOver(all)
  const { rhythm } = analysis
  const known = (values: number[]) => values.filter((value) => !Number.isNaN(value))
  const prematurity = known(members.map((beat) => prematurityOf(analysis, beat)))
  const premature = prematurity.filter((ratio) => ratio < PREMATURE).length
  return {
    count: all.length,
    prematurity: medianOfKnown(prematurity),
    rate: medianOfKnown(known(members.map((beat) => beatRateOf(analysis, beat)))),
    prematureShare: premature / Math.max(1, prematurity.length),
    compensation: medianOfKnown(known(members.map((beat) => compensationOf(analysis, beat)))),
    pCorrelation: analysis.hasClearP
      ? medianOfKnown(members.map((beat) => pOf(analysis, beat)))
      : Number.NaN,
    irregularity: medianOfKnown(members.map((beat) => rhythm.irregularity[beat] ?? 0)),
    noise: medianOfKnown(members.map((beat) => noiseAt(analysis.grouping, beat))),
  }
}

function likenessOf(
  { vectors, grouping, isNormal }: ShapeAnalysis,
  points: Float32Array | undefined,
  offset: number,
  lag: number,
  group: number,
) {
  const { leadCount, count } = vectors
  const dominant = grouping.templates[0]
  if (!points || !dominant) return { correlation: Number.NaN, widthRatio: Number.NaN }
  const beat = points.subarray(offset, offset + leadCount * POINTS_PER_LEAD)
  let correlation = templateFit(beat, dominant, leadCount).correlation
  grouping.templates.forEach((template, place) => {
    const isOther = place + 1 !== group && isNormal[place + 1] === true
    if (!isOther || (grouping.counts[place] ?? 0) < SMALLEST_NORMAL_SHARE * count) return
    correlation = Math.max(correlation, templateFit(beat, template, leadCount).correlation)
  })
  const widthRatio =
    slownessOf(beat, 0, leadCount, lag) / Math.max(1e-9, slownessOf(dominant, 0, leadCount))
  return { correlation, widthRatio }
}
