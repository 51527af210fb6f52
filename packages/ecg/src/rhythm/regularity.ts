import type { Beat } from '../beats/beat.ts'
import { isNormal, type RrInterval, unbrokenRuns } from './rr-intervals.ts'
import { autocorrelations, rrVariation, turningPointRatio } from './rr-variability.ts'

const REGULAR_VARIATION = 0.1
const CYCLIC_TURNING_POINT_RATIO = 0.5
const CYCLIC_AUTOCORRELATION = 0.35
const CYCLE_BEATS = [2, 3, 4, 5, 6, 7, 8]
/** Intervals fewer than this have a variation but no cycle that could be proven. */
const FEWEST_FOR_CYCLE = 16
const FEWEST_INTERVALS = 3

export type Regularity = 'regular' | 'regularlyIrregular' | 'irregular'

export type RegularityEvidence = {
  regularity: Regularity | undefined
  /** Of normal RR, or of all where no two normal beats follow each other. */
  of: 'normal' | 'allBeats'
  intervals: number
  variation: number | undefined
  turningPointRatio: number | undefined
  /** The highest autocorrelation at two to eight beats, and that number of beats. */
  cycle: { beats: number; correlation: number } | undefined
  /** Every so many beats one is premature; `undefined` without such a pattern. */
  ectopyEvery: number | undefined
}

/** Judges the regularity by the variation of RR (E15) and by whether it comes in cycles. Handbook 4.6. */
export function judgeRegularity(
  intervals: readonly RrInterval[],
  beats: readonly Beat[],
): RegularityEvidence {
  const normal = intervals.filter(isNormal)
  const isOfNormal = normal.length >= FEWEST_INTERVALS
  const used = isOfNormal ? normal : intervals
  const runs = unbrokenRuns(used)
  const variation = rrVariation(used.map(({ seconds }) => seconds))
  const isEnough = used.length >= FEWEST_FOR_CYCLE
  const evidence = {
    of: isOfNormal ? ('normal' as const) : ('allBeats' as const),
    intervals: used.length,
    variation,
    turningPointRatio: isEnough ? turningPointRatio(runs) : undefined,
    cycle: isEnough ? bestCycle(runs) : undefined,
    ectopyEvery: regularEctopy(beats),
  }
  const isKnown = used.length >= FEWEST_INTERVALS && variation !== undefined
  return { ...evidence, regularity: isKnown ? regularityOf(evidence, variation) : undefined }
}

type Cyclic = Pick<RegularityEvidence, 'turningPointRatio' | 'cycle' | 'ectopyEvery'>

function regularityOf(evidence: Cyclic, variation: number): Regularity {
  if (evidence.ectopyEvery !== undefined) return 'regularlyIrregular'
  if (variation < REGULAR_VARIATION) return 'regular'
  const isCyclic =
    (evidence.cycle?.correlation ?? 0) > CYCLIC_AUTOCORRELATION ||
    (evidence.turningPointRatio ?? 1) < CYCLIC_TURNING_POINT_RATIO
  return isCyclic ? 'regularlyIrregular' : 'irregular'
}

/** Returns the cycle of two to eight beats in which the intervals repeat best. */
export function bestCycle(runs: readonly (readonly RrInterval[])[]): RegularityEvidence['cycle'] {
  let best: RegularityEvidence['cycle']
  const correlations = autocorrelations(runs, CYCLE_BEATS)
  CYCLE_BEATS.forEach((beats, place) => {
    const correlation = correlations[place]
    if (correlation !== undefined && correlation > (best?.correlation ?? 0)) {
      best = { beats, correlation }
    }
  })
  return best
}

/** Ectopy is n:1 if most premature beats come after the same small number of others, and they are not rare. */
const LARGEST_PATTERN_BEATS = 5
const FEWEST_ECTOPICS = 4
const SMALLEST_SHARE = 0.75

function regularEctopy(beats: readonly Beat[]): number | undefined {
  const real = beats.filter(({ label }) => label !== 'X')
  const places = real.flatMap(({ label }, index) => (label === 'V' || label === 'A' ? [index] : []))
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? place))
  if (places.length < FEWEST_ECTOPICS) return
  for (let every = 2; every <= LARGEST_PATTERN_BEATS; every += 1) {
    const same = steps.filter((step) => step === every).length
    const isMost = same >= SMALLEST_SHARE * steps.length
    if (isMost && same * every >= real.length / 2) return every
  }
  return undefined
}
