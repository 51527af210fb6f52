import { medianOfKnown } from './beat-intervals.ts'
import { POINTS_PER_LEAD } from './beat-vectors.ts'
import { CLEARLY_PREMATURE, IRREGULAR } from './decide-shape.ts'
import { addAligned, type ShapeGrouping } from './group-shapes.ts'
import { prematurityOf, type ShapeAnalysis, spreadOver } from './shape-analysis.ts'
import { templateFit } from './shape-fit.ts'

/** Beats in time, as the other side of the comparison. */
const IN_TIME_FROM = 0.92
const IN_TIME_TO = 1.1
const FEWEST_BEATS = 3
/** Early beats are a shape of their own if the normal beat is so many times further from them than their own mean. */
const DISTINCT = 4
/** A smaller distance from the normal beat is none. */
const LEAST_DISTANCE = 0.02

/**
 * Separates the early beats of normal shapes where they are alike among themselves but unlike the beats in time: ventricular beats that
 * in this lead look almost normal. Atrial premature beats are as near to the beats in time as to each other and stay.
 * Returns the grouping with the new groups at its end, and their ids.
 */
export function splitPremature(
  analysis: ShapeAnalysis,
  members: readonly number[][],
): { grouping: ShapeGrouping; split: number[] } {
  const { grouping } = analysis
  const groupOf = grouping.groupOf.slice()
  const counts = [...grouping.counts]
  const templates = [...grouping.templates]
  const split: number[] = []
  members.forEach((beats, id) => {
    if (analysis.isNormal[id] !== true) return
    const early = earlyShape(analysis, beats)
    if (!early) return
    counts.push(early.beats.length)
    templates.push(early.template)
    split.push(templates.length)
    counts[id - 1] = (counts[id - 1] ?? 0) - early.beats.length
    for (const beat of early.beats) groupOf[beat] = templates.length
  })
  return { grouping: { ...grouping, groupOf, counts, templates }, split }
}

function earlyShape(
  analysis: ShapeAnalysis,
  members: readonly number[],
): { beats: number[]; template: Float32Array } | undefined {
  const { irregularity } = analysis.rhythm
  const early: number[] = []
  const inTime: number[] = []
  for (const beat of members) {
    const ratio = prematurityOf(analysis, beat)
    if (ratio < CLEARLY_PREMATURE && (irregularity[beat] ?? 0) <= IRREGULAR) early.push(beat)
    else if (ratio >= IN_TIME_FROM && ratio <= IN_TIME_TO) inTime.push(beat)
  }
  if (early.length < FEWEST_BEATS || inTime.length < FEWEST_BEATS) return undefined
  const template = meanOf(analysis, early)
  const normal = meanOf(analysis, spreadOver(inTime))
  const own = early.map((beat) => distanceOf(analysis, beat, template))
  const other = early.map((beat) => distanceOf(analysis, beat, normal))
  const apart = medianOfKnown(other)
  if (apart < LEAST_DISTANCE || apart < DISTINCT * medianOfKnown(own)) return undefined
  const beats = early.filter((_, place) => (own[place] ?? 0) < (other[place] ?? 0))
  return { beats, template: meanOf(analysis, beats) }
}

function meanOf({ vectors, grouping }: ShapeAnalysis, beats: readonly number[]): Float32Array {
  const mean = new Float32Array(vectors.leadCount * POINTS_PER_LEAD)
  for (const beat of beats) {
    addAligned({ vectors, lag: grouping.lag }, beat, mean, { keep: 1, weight: 1 / beats.length })
  }
  return mean
}

function distanceOf({ vectors }: ShapeAnalysis, beat: number, template: Float32Array): number {
  const length = vectors.leadCount * POINTS_PER_LEAD
  const points = vectors.points.subarray(beat * length, (beat + 1) * length)
  return 1 - templateFit(points, template, vectors.leadCount).correlation
}
