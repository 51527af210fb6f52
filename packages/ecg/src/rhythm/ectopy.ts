import type { Beat, BeatLabel } from '../beats/beat.ts'
import { medianOf } from '../signal/order-statistics.ts'
import type { RhythmLimits } from '../species/species-profile.ts'
import type { EctopicStretch } from './heart-rates.ts'
import { finding, type RhythmFinding } from './rhythm-finding.ts'
import { type BeatSeries, isNormal, type RrInterval } from './rr-intervals.ts'

/** Returns what the labels say: premature beats, couplets, runs with their rate, escape and paced beats. */
export function ectopyFindings(
  series: BeatSeries,
  intervals: readonly RrInterval[],
  stretches: readonly EctopicStretch[],
  limits: RhythmLimits,
): RhythmFinding[] {
  const normal = medianOf(intervals.filter(isNormal).map(({ seconds }) => seconds))
  const usual = normal ?? medianOf(intervals.map(({ seconds }) => seconds)) ?? 0
  return [
    ...premature('ventricularPremature', 'V', series, { intervals, usual }),
    ...premature('atrialPremature', 'A', series, { intervals, usual }),
    ...couplets(intervals),
    ...ventricularRuns(stretches, limits),
    ...runs('supraventricularTachycardia', stretches, 'A'),
    ...escapes(series, stretches),
    ...paced(series),
  ]
}

type Usual = { intervals: readonly RrInterval[]; usual: number }

function premature(
  rule: 'ventricularPremature' | 'atrialPremature',
  label: BeatLabel,
  { beats, samplesPerSecond }: BeatSeries,
  { intervals, usual }: Usual,
): RhythmFinding[] {
  const ectopic = beats.filter((beat) => beat.label === label)
  if (ectopic.length === 0) return []
  const early = intervals
    .filter(({ labels: [before, after] }) => after === label && before !== label)
    .map(({ seconds }) => 1 - seconds / usual)
  return [
    finding(
      rule,
      {
        count: ectopic.length,
        intervals: intervals.length,
        leastPremature: Math.max(0, least(early)),
        mostPremature: Math.max(0, most(early)),
      },
      ectopic.map((beat) => around(beat, samplesPerSecond)),
    ),
  ]
}

function couplets(intervals: readonly RrInterval[]): RhythmFinding[] {
  const pairs = intervals.filter(({ labels }, index) => {
    const isPair = labels.every((label) => label === 'V')
    return isPair && !continues(intervals[index - 1]) && !continues(intervals[index + 1])
  })
  if (pairs.length === 0) return []
  const fastestRate = 60 / least(pairs.map(({ seconds }) => seconds))
  return [finding('ventricularCouplet', { count: pairs.length, fastestRate }, pairs)]
}

function continues(neighbour: RrInterval | undefined): boolean {
  return neighbour?.labels.every((label) => label === 'V') ?? false
}

function ventricularRuns(
  stretches: readonly EctopicStretch[],
  { ventricularRun }: RhythmLimits,
): RhythmFinding[] {
  const ventricular = stretches.filter(({ label }) => label === 'V')
  if (ventricularRun === undefined) return runs('ventricularRun', ventricular, 'V')
  const { idioventricularBelow, tachycardiaAbove } = ventricularRun
  const slow = ventricular.filter(({ perMinute }) => perMinute < idioventricularBelow)
  const fast = ventricular.filter(({ perMinute }) => perMinute > tachycardiaAbove)
  const between = ventricular.filter((each) => !slow.includes(each) && !fast.includes(each))
  return [
    ...runs('ventricularTachycardia', fast, 'V'),
    ...runs('ventricularRun', between, 'V'),
    ...runs('idioventricularRhythm', slow, 'V'),
  ]
}

type RunRule =
  | 'ventricularRun'
  | 'ventricularTachycardia'
  | 'idioventricularRhythm'
  | 'supraventricularTachycardia'
  | 'escapeRhythm'

function runs(
  rule: RunRule,
  stretches: readonly EctopicStretch[],
  label: BeatLabel,
): RhythmFinding[] {
  const own = stretches.filter((each) => each.label === label)
  if (own.length === 0) return []
  const rates = own.map(({ perMinute }) => perMinute)
  const figures = {
    runs: own.length,
    longestBeats: most(own.map(({ beats }) => beats)),
    fastestRate: most(rates),
    slowestRate: least(rates),
  }
  return [finding(rule, figures, own)]
}

function escapes(
  { beats, samplesPerSecond }: BeatSeries,
  stretches: readonly EctopicStretch[],
): RhythmFinding[] {
  const own = beats.filter(({ label }) => label === 'E')
  if (own.length === 0) return []
  const places = own.map((beat) => around(beat, samplesPerSecond))
  return [
    finding('escapeBeats', { count: own.length }, places),
    ...runs('escapeRhythm', stretches, 'E'),
  ]
}

function paced({ beats, samplesPerSecond }: BeatSeries): RhythmFinding[] {
  const real = beats.filter(({ label }) => label !== 'X')
  const own = real.filter(({ label }) => label === 'P')
  if (own.length === 0) return []
  const figures = { count: own.length, share: own.length / real.length }
  return [
    finding(
      'pacedRhythm',
      figures,
      own.map((beat) => around(beat, samplesPerSecond)),
    ),
  ]
}

/** The stretch of a single beat. */
const BEFORE_SECONDS = 0.1
const AFTER_SECONDS = 0.2

function around({ sample }: Beat, samplesPerSecond: number) {
  return {
    from: Math.max(0, sample - Math.round(BEFORE_SECONDS * samplesPerSecond)),
    to: sample + Math.round(AFTER_SECONDS * samplesPerSecond),
  }
}

function least(values: readonly number[]): number {
  return values.reduce((low, each) => Math.min(low, each), values[0] ?? 0)
}

function most(values: readonly number[]): number {
  return values.reduce((high, each) => Math.max(high, each), values[0] ?? 0)
}
