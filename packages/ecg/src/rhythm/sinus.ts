import type { Beat } from '../beats/beat.ts'
import { medianOf, quantileOf } from '../signal/order-statistics.ts'
import type { RhythmLimits } from '../species/species-profile.ts'
import type { PEvidence, PWaveOf } from './p-evidence.ts'
import { finding, type RhythmFinding } from './rhythm-finding.ts'
import { type RrInterval, unbrokenRuns } from './rr-intervals.ts'
import { rrVariation, turningPointRatio } from './rr-variability.ts'

export type YesNo = 'yes' | 'no' | 'undetermined'

const FEWEST_JUDGED = 3
const P_BEFORE_EVERY_QRS = 0.9
const NO_P = 0.1
/** PR is constant if its spread is within a quarter of it; 20 ms are within the resolution of a slow recorder. */
const PR_SPREAD = { share: 0.25, seconds: 0.02 }

/** Answers whether a P comes before every QRS. */
export function judgePBeforeQrs(p: PEvidence): YesNo {
  if (p.judged < FEWEST_JUDGED) return 'undetermined'
  if (p.share >= P_BEFORE_EVERY_QRS) return 'yes'
  return p.share <= NO_P ? 'no' : 'undetermined'
}

/** Answers whether PR is constant. */
export function judgeConstantPr(p: PEvidence): YesNo {
  if (p.medianPrSeconds === undefined || p.prSpreadSeconds === undefined) return 'undetermined'
  if (p.judged * p.share < FEWEST_JUDGED) return 'undetermined'
  const allowed = Math.max(PR_SPREAD.seconds, PR_SPREAD.share * p.medianPrSeconds)
  return p.prSpreadSeconds <= allowed ? 'yes' : 'no'
}

export type SinusInput = {
  beats: readonly Beat[]
  /** Normal intervals without a dropped beat: those of the sinus node. */
  cycles: readonly RrInterval[]
  limits: RhythmLimits
  p: PEvidence
  pWaveOf: PWaveOf
}

/** Returns the findings about a rhythm that the sinus node drives; the caller knows that it does. */
export function sinusFindings(input: SinusInput): RhythmFinding[] {
  return [...sinusRhythm(input), ...sinusArrhythmia(input), ...wanderingPacemaker(input)]
}

function sinusRhythm({ p, beats }: SinusInput): RhythmFinding[] {
  const from = beats[0]?.sample
  const to = beats.at(-1)?.sample
  if (from === undefined || to === undefined) return []
  const figures = {
    beatsJudged: p.judged,
    pShare: p.share,
    medianPrSeconds: p.medianPrSeconds ?? 0,
  }
  return [finding('sinusRhythm', figures, [{ from, to }])]
}

const SMALLEST_VARIATION = 0.1
/** One pair of unlike cycles may be a premature beat that was not labelled; so many in a hundred are arrhythmia. */
const SMALLEST_STEP_SHARE = 0.05

function sinusArrhythmia({ cycles, limits }: SinusInput): RhythmFinding[] {
  const runs = unbrokenRuns(cycles)
  const steps = runs.flatMap((run) =>
    run.slice(1).map(({ seconds, to }, index) => {
      const before = run[index]
      return {
        from: before?.from ?? 0,
        to,
        seconds: Math.abs(seconds - (before?.seconds ?? seconds)),
      }
    }),
  )
  const large = steps.filter(({ seconds }) => seconds >= limits.sinusArrhythmiaStepSeconds)
  const variation = rrVariation(cycles.map(({ seconds }) => seconds)) ?? 0
  const hasSteps = large.length >= Math.max(2, SMALLEST_STEP_SHARE * steps.length)
  if (variation < SMALLEST_VARIATION && !hasSteps) return []
  const figures = {
    variation,
    turningPointRatio: turningPointRatio(runs) ?? 0,
    largestStepSeconds: steps.reduce((most, { seconds }) => Math.max(most, seconds), 0),
  }
  const largest = steps.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  return [finding('sinusArrhythmia', figures, large.length > 0 ? large : largest)]
}

const WANDERING_BEATS = 20
const WANDERING_SPREAD = 0.5
const WANDERING_CORRELATION = 0.5

/** The P of a wandering pacemaker is taller when the heart is faster. */
function wanderingPacemaker({ cycles, pWaveOf }: SinusInput): RhythmFinding[] {
  const pairs = unbrokenRuns(cycles).flatMap((run) =>
    run.slice(1).flatMap(({ from, to, seconds }, index) => {
      const height = pWaveOf(from)?.heightMillivolts
      const before = run[index]?.seconds ?? seconds
      return height === undefined ? [] : [{ from, to, height, rate: 120 / (before + seconds) }]
    }),
  )
  if (pairs.length < WANDERING_BEATS) return []
  const heights = pairs.map(({ height }) => height)
  const middle = Math.abs(medianOf(heights) ?? 0)
  const heightSpread = ((quantileOf(heights, 0.9) ?? 0) - (quantileOf(heights, 0.1) ?? 0)) / middle
  const heightAgainstRate = correlationOf(pairs.map(({ height, rate }) => [height, rate]))
  if (!(heightSpread > WANDERING_SPREAD && heightAgainstRate > WANDERING_CORRELATION)) return []
  const byHeight = pairs.toSorted((a, b) => a.height - b.height)
  const places = [...byHeight.slice(0, 3), ...byHeight.slice(-3)]
  const figures = { heightSpread, heightAgainstRate, beats: pairs.length }
  return [finding('wanderingPacemaker', figures, places)]
}

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const count = pairs.length
  const meanX = pairs.reduce((sum, [x]) => sum + x, 0) / count
  const meanY = pairs.reduce((sum, [, y]) => sum + y, 0) / count
  let products = 0
  let squaresX = 0
  let squaresY = 0
  for (const [x, y] of pairs) {
    products += (x - meanX) * (y - meanY)
    squaresX += (x - meanX) ** 2
    squaresY += (y - meanY) ** 2
  }
  return squaresX * squaresY === 0 ? 0 : products / Math.sqrt(squaresX * squaresY)
}
