import type { ShapeDecision } from './decide-shape.ts'
import { VERY_UNLIKE } from './decide-shape.ts'
import type { ShapeEvidence } from './shape.ts'
import type { ShapeAnalysis } from './shape-analysis.ts'

/** After an interpolated ventricular beat the next sinus beat is where it would be without it, within this share of the usual interval. */
const ON_TIME = 0.07
/** The share of the beats of a shape that have to follow a ventricular beat on time. */
const NEARLY_ALL = 0.7
/** A shape of so few beats says nothing. */
const FEWEST_BEATS = 2

/**
 * Finds shapes that only seem early: the sinus beat behind an interpolated ventricular beat comes at its own time, and the T wave of the
 * ventricular beat under it makes it wide and unlike. A second ventricular beat of a couplet looks like the first.
 */
export function withInterpolated(
  analysis: ShapeAnalysis,
  members: readonly (readonly number[])[],
  evidence: readonly ShapeEvidence[],
  decisions: readonly ShapeDecision[],
): ShapeDecision[] {
  return decisions.map((decision, id) => {
    const beats = members[id] ?? []
    const isCandidate = decision.label === 'V' && (evidence[id]?.correlation ?? -1) >= VERY_UNLIKE
    if (!isCandidate || beats.length < FEWEST_BEATS) return decision
    const onTime = beats.filter((beat) => followsInterpolated(analysis, decisions, beat, id))
    return onTime.length >= NEARLY_ALL * beats.length ? CONDUCTED : decision
  })
}

const CONDUCTED: ShapeDecision = { label: 'N', isUndecided: false, reason: 'inTime' }

/** Compares the places of the beats themselves, because the T wave before it hides where such a QRS begins. */
function followsInterpolated(
  { grouping, intervals, rhythm, onset, vectors, samplesPerSecond }: ShapeAnalysis,
  decisions: readonly ShapeDecision[],
  beat: number,
  id: number,
): boolean {
  const before = grouping.groupOf[beat - 1] ?? id
  if (before === id || decisions[before]?.label !== 'V') return false
  const both = (intervals.before[beat - 1] ?? Number.NaN) + (intervals.before[beat] ?? Number.NaN)
  const shift = (onset[beat] ?? 0) - (onset[beat - 2] ?? 0)
  const between = both - shift * vectors.stepSeconds * samplesPerSecond
  return Math.abs(between / (rhythm.interval[beat] ?? Number.NaN) - 1) <= ON_TIME
}
