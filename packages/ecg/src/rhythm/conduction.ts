import { medianOf } from '../signal/order-statistics.ts'
import type { RhythmLimits } from '../species/species-profile.ts'
import type { PEvidence, PWaveOf } from './p-evidence.ts'
import { finding, type RhythmFinding } from './rhythm-finding.ts'
import type { RrInterval } from './rr-intervals.ts'
import { ESCAPE_VARIATION, rrVariation } from './rr-variability.ts'

export type ConductionInput = {
  intervals: readonly RrInterval[]
  samplesPerSecond: number
  limits: RhythmLimits
  p: PEvidence
  pWaveOf: PWaveOf
  /** Peaks of P waves without a QRS, in samples and in order. */
  unconducted: readonly number[]
}

const FEWEST_P = 5
const FEWEST_INDEPENDENT_P = 5
/** P waves and QRS are independent if the atria are faster than the ventricles by this factor. */
const ATRIA_FASTER = 1.15

/** Returns what was found between atria and ventricles: first, second or third degree. */
export function conductionFindings(input: ConductionInput): RhythmFinding[] {
  if (input.unconducted.length === 0) return firstDegree(input)
  const dropped = droppedByInterval(input)
  const third = thirdDegree(input, dropped)
  return third.length > 0 ? third : secondDegree(input, dropped)
}

function firstDegree({ p, limits, intervals, pWaveOf }: ConductionInput): RhythmFinding[] {
  const { medianPrSeconds } = p
  if (medianPrSeconds === undefined || p.judged * p.share < FEWEST_P || p.share < 0.5) return []
  if (medianPrSeconds <= limits.longestPrSeconds) return []
  const long = intervals.filter(({ to }) => (prOf(pWaveOf, to) ?? 0) > limits.longestPrSeconds)
  const figures = { medianPrSeconds, limitSeconds: limits.longestPrSeconds, beats: long.length }
  return [finding('firstDegreeBlock', figures, long)]
}

function prOf(pWaveOf: PWaveOf, beatSample: number): number | undefined {
  const p = pWaveOf(beatSample)
  return p?.verdict === 'present' ? p.prSeconds : undefined
}

type Dropped = RrInterval & { peaks: number[] }

function droppedByInterval({ intervals, unconducted }: ConductionInput): Dropped[] {
  let next = 0
  return intervals.map((interval) => {
    const peaks: number[] = []
    while ((unconducted[next] ?? Number.POSITIVE_INFINITY) < interval.to) {
      const peak = unconducted[next] ?? 0
      if (peak > interval.from) peaks.push(peak)
      next += 1
    }
    return { ...interval, peaks }
  })
}

function thirdDegree(input: ConductionInput, dropped: readonly Dropped[]): RhythmFinding[] {
  const { unconducted, p, intervals } = input
  const rates = ratesOf(input, dropped)
  const variation = rrVariation(intervals.map(({ seconds }) => seconds))
  const isIndependent =
    unconducted.length >= FEWEST_INDEPENDENT_P &&
    p.share < 0.5 &&
    variation !== undefined &&
    variation < ESCAPE_VARIATION &&
    rates.atrialRate > ATRIA_FASTER * rates.ventricularRate
  if (!isIndependent) return []
  const places = dropped.filter(({ peaks }) => peaks.length > 0)
  return [finding('thirdDegreeBlock', { unconducted: unconducted.length, ...rates }, places)]
}

/** The atrial rate is that of P waves within one RR interval, or of the P waves of conducted and dropped beats in turn. */
function ratesOf({ samplesPerSecond, intervals }: ConductionInput, dropped: readonly Dropped[]) {
  const rr = medianOf(intervals.map(({ seconds }) => seconds)) ?? 0
  const steps = dropped.flatMap(({ peaks }) =>
    peaks.slice(1).map((peak, index) => (peak - (peaks[index] ?? 0)) / samplesPerSecond),
  )
  const shares = dropped
    .filter(({ peaks }) => peaks.length > 0)
    .map(({ seconds, peaks }) => seconds / (peaks.length + 1))
  const step = medianOf(steps.length > 0 ? steps : shares)
  return {
    atrialRate: step === undefined ? 0 : 60 / step,
    ventricularRate: rr === 0 ? 0 : 60 / rr,
  }
}

function secondDegree(input: ConductionInput, dropped: readonly Dropped[]): RhythmFinding[] {
  const kinds = dropped.map((interval, index) => ({
    interval,
    kind: kindOfDrop(input, dropped, index),
  }))
  const of = (wanted: DropKind) =>
    kinds.flatMap(({ interval, kind }) => (kind === wanted ? [interval] : []))
  return [
    ...mobitzI(input, of('mobitzI')),
    ...mobitzII(input, of('mobitzII')),
    ...twoToOne(input, of('twoToOne')),
    ...advanced(of('advanced')),
  ]
}

type DropKind = 'none' | 'mobitzI' | 'mobitzII' | 'twoToOne' | 'advanced'

/** PR grows before the drop by at least this share, and is shorter after it. */
const MOBITZ_I_GROWTH = 0.1

function kindOfDrop(
  { pWaveOf }: ConductionInput,
  dropped: readonly Dropped[],
  index: number,
): DropKind {
  const own = dropped[index]
  if (own === undefined || own.peaks.length === 0) return 'none'
  if (own.peaks.length > 1) return 'advanced'
  if (dropped[index - 1]?.peaks.length === 1 || dropped[index + 1]?.peaks.length === 1) {
    return 'twoToOne'
  }
  const since = prSinceLastDrop(pWaveOf, dropped, index)
  const first = since[0]
  const last = since.at(-1)
  const after = prOf(pWaveOf, own.to)
  if (first === undefined || last === undefined || since.length < 2) return 'mobitzII'
  const grows = last - first > MOBITZ_I_GROWTH * first
  return grows && (after === undefined || after < last) ? 'mobitzI' : 'mobitzII'
}

/** Returns the PR of the beats from the drop before this one up to it, in order. */
function prSinceLastDrop(pWaveOf: PWaveOf, dropped: readonly Dropped[], index: number): number[] {
  const pr: number[] = []
  for (let at = index; at >= 0 && index - at < 12; at -= 1) {
    const beat = dropped[at]
    if (beat === undefined) break
    const own = prOf(pWaveOf, beat.from)
    if (own !== undefined) pr.unshift(own)
    if ((dropped[at - 1]?.peaks.length ?? 0) > 0) break
  }
  return pr
}

function mobitzI({ pWaveOf }: ConductionInput, drops: readonly Dropped[]): RhythmFinding[] {
  if (drops.length === 0) return []
  const before = drops.flatMap(({ from }) => prOf(pWaveOf, from) ?? [])
  const after = drops.flatMap(({ to }) => prOf(pWaveOf, to) ?? [])
  const figures = {
    unconducted: drops.length,
    shortestPrSeconds: medianOf(after) ?? 0,
    longestPrSeconds: medianOf(before) ?? 0,
  }
  return [finding('secondDegreeMobitzI', figures, drops)]
}

function mobitzII({ p }: ConductionInput, drops: readonly Dropped[]): RhythmFinding[] {
  if (drops.length === 0) return []
  const figures = { unconducted: drops.length, medianPrSeconds: p.medianPrSeconds ?? 0 }
  return [finding('secondDegreeMobitzII', figures, drops)]
}

function twoToOne(input: ConductionInput, drops: readonly Dropped[]): RhythmFinding[] {
  if (drops.length === 0) return []
  const figures = { unconducted: drops.length, ...ratesOf({ ...input, intervals: drops }, drops) }
  return [finding('secondDegreeTwoToOne', figures, drops)]
}

function advanced(drops: readonly Dropped[]): RhythmFinding[] {
  if (drops.length === 0) return []
  const counts = drops.map(({ peaks }) => peaks.length)
  const figures = {
    unconducted: counts.reduce((sum, each) => sum + each, 0),
    mostInOneInterval: counts.reduce((most, each) => Math.max(most, each), 0),
  }
  return [finding('secondDegreeAdvanced', figures, drops)]
}
