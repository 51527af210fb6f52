import type { Beat, BeatLabel } from '../beats/beat.ts'
import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import { beatIntervals, localRhythm } from './beat-intervals.ts'
import { slownessOf } from './beat-measures.ts'
import { type BeatVectors, beatVectorsOf, POINTS_BEFORE, POINTS_PER_LEAD } from './beat-vectors.ts'
import { decideOutlier, isAtrialHint } from './decide-beat.ts'
import {
  decideEarlyVariant,
  decideShape,
  LATE,
  LIKE,
  type ShapeDecision,
  WIDE,
} from './decide-shape.ts'
import { isFusion } from './fusion.ts'
import { groupVectors, type ShapeGrouping } from './group-shapes.ts'
import { withInterpolated } from './interpolated.ts'
import { isPaced } from './pacing-spikes.ts'
import {
  type LabelledBeats,
  OUTLIER_SHAPE,
  type Shape,
  type ShapeEvidence,
  type StoredEvidence,
} from './shape.ts'
import {
  beatEvidence,
  beatRateOf,
  groupEvidence,
  membersOf,
  onsetsOf,
  prematurityOf,
  type ShapeAnalysis,
  showsClearP,
} from './shape-analysis.ts'
import { templateFit } from './shape-fit.ts'
import { splitPremature } from './split-premature.ts'

export type LabelOptions = {
  profile: SpeciesProfile
  gaps: readonly SampleRange[]
  /** Ranges of noise, sorted: a beat in them that is like no other is unknown. */
  noise?: readonly SampleRange[]
}

/** A stored mean beat is exact to a microvolt. */
const POINTS_PER_MILLIVOLT = 1000

/**
 * Groups the beats of a recording by shape and proposes a label for each group, for the beats that are like no other, and a hint for
 * early beats of normal shape (handbook 4.4). The dominant shape is normal, however wide. In a first round only what is like it counts
 * as normal, in the second what the first decided.
 */
export function labelBeats(
  signal: EcgSignal,
  beatSamples: readonly number[],
  options: LabelOptions,
): LabelledBeats {
  const vectors = beatVectorsOf(signal, beatSamples, options.profile)
  const recording = { signal, beatSamples, vectors, options }
  const grouping = groupVectors(vectors)
  const isLike = grouping.templates.map((one) => isLikeDominant(grouping, one, vectors))
  const first = decide(recording, grouping, [false, ...isLike], [])
  const { grouping: refined, split } = splitPremature(first.analysis, first.members)
  const isNormal = refined.templates.map((_, place) => isUsual(first.decisions[place + 1]))
  const decided = decide(recording, refined, [false, ...isNormal], split)
  const labels = labelsOf(decided, beatSamples, options)
  const beats = beatSamples.map((sample, beat): Beat => {
    return { sample, label: labels[beat] ?? 'Q', shape: refined.groupOf[beat] ?? OUTLIER_SHAPE }
  })
  const shapes = shapesOf(decided, labels, beatSamples)
  return {
    beats,
    shapes,
    undecided: shapes.filter((shape) => shape.isUndecided).map((shape) => shape.id),
    distance: refined.correlation.map((correlation) => 1 - correlation),
  }
}

type Recording = {
  signal: EcgSignal
  beatSamples: readonly number[]
  vectors: BeatVectors
  options: LabelOptions
}
type Decided = {
  analysis: ShapeAnalysis
  /** Beats of each group, by id. */
  members: number[][]
  evidence: ShapeEvidence[]
  decisions: ShapeDecision[]
}

/** Measures and decides every group, given which groups count as normal. */
function decide(
  { signal, beatSamples, vectors, options }: Recording,
  grouping: ShapeGrouping,
  isNormal: readonly boolean[],
  split: readonly number[],
): Decided {
  const { samplesPerSecond } = signal
  const members = membersOf(grouping)
  const onsets = onsetsOf(vectors, grouping)
  const stepSamples = vectors.stepSeconds * samplesPerSecond
  const begins = beatSamples.map((sample, beat) => sample + (onsets.onset[beat] ?? 0) * stepSamples)
  const intervals = beatIntervals(begins, options.gaps)
  const rhythm = localRhythm(intervals, (beat) => isNormal[grouping.groupOf[beat] ?? 0] === true)
  const hasClearP = showsClearP({ vectors, grouping, ...onsets }, members[1] ?? [])
  const analysis = {
    samplesPerSecond,
    vectors,
    grouping,
    ...onsets,
    intervals,
    rhythm,
    isNormal,
    hasClearP,
  }
  const paced = members.map((beats) =>
    isPaced(
      signal,
      beats.map((beat) => beatSamples[beat] ?? 0),
      options.profile,
    ),
  )
  const evidence = members.map((beats, id) => groupEvidence(analysis, id, beats))
  const decisions = evidence.map((measured, id) => {
    if (id === OUTLIER_SHAPE) return OUTLIERS
    if (paced[id] === true) return PACED
    if (split.includes(id)) return decideEarlyVariant(measured)
    return id === 1 ? DOMINANT : decideShape(measured, options.profile.fastestEscapeRate)
  })
  const conducted = withInterpolated(analysis, members, evidence, decisions)
  return { analysis, members, evidence, decisions: withFusion(analysis, evidence, conducted) }
}

/** Asks about wide shapes in time that are a mixture of the dominant and a ventricular shape. */
function withFusion(
  { grouping, vectors }: ShapeAnalysis,
  evidence: readonly ShapeEvidence[],
  decisions: ShapeDecision[],
): ShapeDecision[] {
  const { templates } = grouping
  const ventricular = templates.filter((_, place) => decisions[place + 1]?.label === 'V')
  const [dominant] = templates
  return decisions.map((decision, id) => {
    const template = templates[id - 1]
    const isWide = (evidence[id]?.widthRatio ?? 0) >= WIDE
    if (decision.reason !== 'inTime' || !isWide || !dominant || !template) return decision
    const isMixed = ventricular.some((other) =>
      isFusion(template, dominant, other, vectors.leadCount),
    )
    return isMixed ? FUSION : decision
  })
}

function isLikeDominant(
  { templates }: ShapeGrouping,
  template: Float32Array,
  { leadCount }: BeatVectors,
): boolean {
  const [dominant] = templates
  if (!dominant || templateFit(template, dominant, leadCount).correlation < LIKE) return false
  return slownessOf(template, 0, leadCount) < WIDE * slownessOf(dominant, 0, leadCount)
}

/** Returns whether intervals between beats of a shape are the usual ones. */
function isUsual(decision: ShapeDecision | undefined): boolean {
  return decision?.label === 'N' || decision?.label === 'P' || decision?.label === 'F'
}

const OUTLIERS: ShapeDecision = { label: 'Q', isUndecided: false, reason: 'likeNoOther' }
const FUSION: ShapeDecision = {
  label: 'F',
  isUndecided: true,
  reason: 'betweenNormalAndVentricular',
}
const PACED: ShapeDecision = { label: 'P', isUndecided: false, reason: 'paced' }
const DOMINANT: ShapeDecision = { label: 'N', isUndecided: false, reason: 'dominant' }

/** Returns the label of each beat: that of its group, with single beats that differ from it. */
function labelsOf(
  { analysis, decisions }: Decided,
  beatSamples: readonly number[],
  options: LabelOptions,
): BeatLabel[] {
  const { groupOf } = analysis.grouping
  const noise = options.noise ?? []
  const labels: BeatLabel[] = []
  beatSamples.forEach((sample, beat) => {
    const group = groupOf[beat] ?? OUTLIER_SHAPE
    const label = decisions[group]?.label ?? 'Q'
    if (group === OUTLIER_SHAPE) {
      const isInNoise = noise.some(({ from, to }) => sample >= from && sample < to)
      labels.push(decideOutlier(beatEvidence(analysis, beat), isInNoise))
    } else if (label === 'V' && isEscape(analysis, beat, options.profile)) labels.push('E')
    else if (label === 'N' && isEarlyAtrial(analysis, beat, labels[beat - 1])) labels.push('A')
    else labels.push(label)
  })
  return labels
}

/** Returns whether a beat of a ventricular shape ends a pause at the rate of an escape rhythm. */
function isEscape(analysis: ShapeAnalysis, beat: number, profile: SpeciesProfile): boolean {
  if (!(prematurityOf(analysis, beat) >= LATE)) return false
  return beatRateOf(analysis, beat) <= profile.fastestEscapeRate
}

function isEarlyAtrial(
  analysis: ShapeAnalysis,
  beat: number,
  previousLabel: BeatLabel | undefined,
): boolean {
  if (!analysis.hasClearP) return false
  return isAtrialHint({
    previous: prematurityOf(analysis, beat - 1),
    before: prematurityOf(analysis, beat),
    after: prematurityOf(analysis, beat + 1),
    irregularity: analysis.rhythm.irregularity[beat] ?? 0,
    followsEctopic: previousLabel === 'V' || previousLabel === 'Q',
  })
}

function shapesOf(
  { analysis, members, evidence, decisions }: Decided,
  labels: readonly BeatLabel[],
  beatSamples: readonly number[],
): Shape[] {
  const { grouping, vectors } = analysis
  return decisions.flatMap((decision, id) => {
    const own = members[id] ?? []
    const measured = evidence[id]
    const nearest = mostAlike(own, grouping.correlation)
    if (nearest === undefined || !measured) return []
    const isOutliers = id === OUTLIER_SHAPE
    const points = isOutliers ? beatPoints(vectors, nearest) : grouping.templates[id - 1]
    if (!points) return []
    return [
      {
        id,
        count: own.length,
        ...decision,
        isDominant: id === 1,
        isUndecided: isOutliers ? own.some((beat) => labels[beat] === 'Q') : decision.isUndecided,
        evidence: storedEvidence(measured),
        representative: beatSamples[nearest] ?? 0,
        template: {
          leadCount: vectors.leadCount,
          stepSeconds: vectors.stepSeconds,
          pointsBefore: POINTS_BEFORE,
          points: Array.from(
            points,
            (value) => Math.round(value * POINTS_PER_MILLIVOLT) / POINTS_PER_MILLIVOLT,
          ),
        },
      },
    ]
  })
}

function storedEvidence(measured: ShapeEvidence): StoredEvidence {
  const stored = (value: number) =>
    Number.isFinite(value) ? Math.round(value * 1000) / 1000 : null
  return {
    count: measured.count,
    correlation: stored(measured.correlation),
    widthRatio: stored(measured.widthRatio),
    prematurity: stored(measured.prematurity),
    rate: stored(measured.rate),
    prematureShare: stored(measured.prematureShare),
    compensation: stored(measured.compensation),
    pCorrelation: stored(measured.pCorrelation),
    irregularity: stored(measured.irregularity),
    noise: stored(measured.noise),
  }
}

function mostAlike(members: readonly number[], correlation: Float32Array): number | undefined {
  let best = members[0]
  for (const beat of members) {
    if ((correlation[beat] ?? -1) > (correlation[best ?? 0] ?? -1)) best = beat
  }
  return best
}

function beatPoints(vectors: BeatVectors, beat: number): Float32Array {
  const length = vectors.leadCount * POINTS_PER_LEAD
  return vectors.points.slice(beat * length, (beat + 1) * length)
}
