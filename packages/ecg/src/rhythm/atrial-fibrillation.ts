import type { Beat } from '../beats/beat.ts'
import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import type { RhythmLimits } from '../species/species-profile.ts'
import { baselinePattern } from './baseline-pattern.ts'
import { type PWaveOf, pEvidence } from './p-evidence.ts'
import { bestCycle } from './regularity.ts'
import { type BeatSeries, isNormal, type RrInterval, unbrokenRuns } from './rr-intervals.ts'
import { relativeSuccessiveDifference, rrVariation, turningPointRatio } from './rr-variability.ts'

const WINDOW_BEATS = 60
const STEP_BEATS = 30
/** Under this many RR intervals nothing is said. Handbook 4.6. */
export const FEWEST_RR_FOR_FIBRILLATION = 30
const TURNING_POINT_RATIO = 0.55
/** The largest share of beats with a P at a constant place. */
const LARGEST_P_SHARE = 0.5
/** Measured: sinus rhythm 0.29 to 0.95 unless noisy, fibrillation and flutter −0.02 to 0.145. */
const LARGEST_PATTERN = 0.15
/** Regular rhythms without P waves (junctional, paced) are not fibrillation; fibrillation has 0.20 to 0.34 (10th to 90th percentile). */
const SMALLEST_SUCCESSIVE_DIFFERENCE = 0.1
/**
 * A steady rhythm with single pauses has a large successive difference too, but its (90th − 10th percentile) / median is small;
 * fibrillation, whose coefficient of variation is 0.14 to 0.24, has 0.36 to 0.6.
 */
const SMALLEST_VARIATION = 0.25

/** Intervals that come again in the same order, as in Mobitz I or bigeminy, are not fibrillation; independent ones reach 0.35. */
const LARGEST_CYCLE = 0.5

/** A window of beats with the three reasons for and against atrial fibrillation. */
export type FibrillationWindow = SampleRange & {
  suspected: boolean
  intervals: number
  turningPointRatio: number
  successiveDifference: number
  /** (90th − 10th percentile) / median. */
  variation: number
  /** The share of beats with a P at a constant PR; `undefined` if the P waves of less than half of the beats could be judged. */
  pShare: number | undefined
  /** Read only where all other reasons speak for fibrillation. */
  baselinePattern: number | undefined
  /** The highest autocorrelation of RR at two to eight beats. */
  cycleCorrelation: number
}

export type FibrillationInput = {
  series: BeatSeries
  intervals: readonly RrInterval[]
  signal: EcgSignal
  leadIndex: number
  limits: RhythmLimits
  pWaveOf: PWaveOf
}

/** Judges windows of 60 beats, each beginning 30 beats after the one before; shorter recordings are one window. */
export function fibrillationWindows(input: FibrillationInput): FibrillationWindow[] {
  const beats = input.series.beats.filter(({ label }) => label !== 'X')
  const windows: FibrillationWindow[] = []
  let firstInterval = 0
  for (let start = 0; start < beats.length; start += STEP_BEATS) {
    const isRest = start > 0 && beats.length - start < WINDOW_BEATS
    if (isRest) break
    const from = beats[start]?.sample ?? 0
    while ((input.intervals[firstInterval]?.from ?? from) < from) firstInterval += 1
    const window = judgeWindow(input, beats.slice(start, start + WINDOW_BEATS + 1), firstInterval)
    if (window !== undefined) windows.push(window)
  }
  return windows
}

function judgeWindow(
  input: FibrillationInput,
  beats: readonly Beat[],
  firstInterval: number,
): FibrillationWindow | undefined {
  const from = beats[0]?.sample
  const to = beats.at(-1)?.sample
  const normal = input.intervals
    .slice(firstInterval, firstInterval + beats.length)
    .filter((interval) => isNormal(interval) && interval.to <= (to ?? 0))
  const runs = unbrokenRuns(normal)
  const ratio = turningPointRatio(runs)
  const difference = relativeSuccessiveDifference(runs)
  if (normal.length < FEWEST_RR_FOR_FIBRILLATION || from === undefined || to === undefined) return
  if (ratio === undefined || difference === undefined) return
  const p = pEvidence(beats, input.pWaveOf)
  const isJudged = p.judged * 2 >= beats.length
  const evidence = {
    from,
    to,
    intervals: normal.length,
    turningPointRatio: ratio,
    successiveDifference: difference,
    variation: rrVariation(normal.map(({ seconds }) => seconds)) ?? 0,
    pShare: isJudged ? p.constantShare : undefined,
    cycleCorrelation: bestCycle(runs)?.correlation ?? 0,
  }
  const pattern = isLikeFibrillation(evidence) ? patternOf(input, beats) : undefined
  const suspected = pattern !== undefined && pattern < LARGEST_PATTERN
  return { ...evidence, baselinePattern: pattern, suspected }
}

function patternOf({ signal, leadIndex, limits }: FibrillationInput, beats: readonly Beat[]) {
  return baselinePattern(signal, leadIndex, beats, limits.atrialWindow)
}

/**
 * Returns whether intervals and P waves are as in fibrillation. With the baseline all reasons must hold: the spread of RR alone never
 * suffices, and neither does noise that hides the P waves.
 */
function isLikeFibrillation(
  window: Omit<FibrillationWindow, 'suspected' | 'baselinePattern'>,
): boolean {
  return (
    window.turningPointRatio > TURNING_POINT_RATIO &&
    window.successiveDifference > SMALLEST_SUCCESSIVE_DIFFERENCE &&
    window.variation > SMALLEST_VARIATION &&
    window.cycleCorrelation < LARGEST_CYCLE &&
    window.pShare !== undefined &&
    window.pShare < LARGEST_P_SHARE
  )
}

/** Joins windows that overlap or touch into ranges. */
export function joinWindows(windows: readonly SampleRange[]): SampleRange[] {
  const ranges: SampleRange[] = []
  for (const { from, to } of windows) {
    const last = ranges.at(-1)
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to)
    else ranges.push({ from, to })
  }
  return ranges
}
