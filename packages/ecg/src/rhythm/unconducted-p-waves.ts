import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import { type Match, matchTemplate } from './match-template.ts'
import { meanOf, median } from './order-statistics.ts'
import { type PWaveOf, pEvidence } from './p-evidence.ts'
import { generalTemplate, type OwnP, ownP } from './p-template.ts'
import { type BeatSeries, type RrInterval, rrIntervals } from './rr-intervals.ts'

export type UnconductedPInput = {
  signal: EcgSignal
  leadIndex: number
  series: BeatSeries
  profile: SpeciesProfile
  pWaveOf: PWaveOf
}

/** Alike enough to the recording's own P, and to a P in general. */
const OWN_CORRELATION = 0.8
const GENERAL_CORRELATION = 0.88
const STRENGTHS = { smallest: 0.45, largest: 1.8 }
/** The sinus node does not beat faster than this many times the typical rate where beats are dropped. */
const FASTEST_ATRIAL_RATE = 2.2
/** P waves come in equal steps; breathing and the heart's reflexes change them by this share. */
const STEP_TOLERANCE = 0.3

/**
 * Returns the peaks of P waves without a QRS, in samples: the recording's own P between the end of T and the next P, in step with the
 * conducted P waves around it; or, where no P is bound to a QRS, P waves that march through in steps of their own.
 */
export function findUnconductedPWaves(input: UnconductedPInput): number[] {
  const { series, pWaveOf } = input
  const intervals = rrIntervals(series)
  const isBound = pEvidence(series.beats, pWaveOf).share >= 0.5
  const limits = input.profile.rhythm
  const own = isBound ? ownP({ ...input, limits }, series.beats, pWaveOf) : undefined
  return own === undefined ? marchingP(input, intervals) : droppedP(input, intervals, own)
}

/** Returns the stretch between the end of a T and the next atrial or ventricular wave. */
function quietStretch(
  { signal, profile }: UnconductedPInput,
  { from, to, seconds }: RrInterval,
  nextP: number | undefined,
): SampleRange {
  const { tEndSeconds, atrialWindow, pSeconds } = profile.rhythm
  const second = signal.samplesPerSecond
  const tEnd = tEndSeconds * Math.cbrt(Math.min(2.5, (seconds * profile.typicalRate) / 60))
  const margin = pSeconds / 2
  return {
    from: from + Math.round((tEnd + margin) * second),
    to:
      nextP === undefined
        ? to - Math.round((atrialWindow.toSeconds + margin) * second)
        : nextP - Math.round(2 * margin * second),
  }
}

function droppedP(input: UnconductedPInput, intervals: readonly RrInterval[], own: OwnP): number[] {
  const lead = input.signal.leads[input.leadIndex]
  const { values, strength = 0 } = own.template
  if (lead === undefined || strength <= 0) return []
  const found: number[] = []
  const shortest = shortestStep(input)
  const steps: number[] = []
  for (const interval of intervals) {
    const before = own.peakOf(interval.from)
    const after = own.peakOf(interval.to)
    if (before === undefined || after === undefined) continue
    const matches = matchTemplate(
      lead,
      quietStretch(input, interval, after),
      values,
      OWN_CORRELATION,
    ).filter((match) => isAsStrong(match, strength))
    const between = matches.map(({ sample }) => sample)
    const step = (after - before) / (between.length + 1)
    const isInStep =
      between.length > 0 &&
      step >= shortest &&
      isEven([before, ...between, after], step) &&
      isLikeSteps(step, steps)
    if (isInStep) found.push(...between)
    else steps.push(after - before)
    if (steps.length > 8) steps.shift()
  }
  return found
}

function shortestStep({ profile, signal }: UnconductedPInput): number {
  return (signal.samplesPerSecond * 60) / (FASTEST_ATRIAL_RATE * profile.typicalRate)
}

function isAsStrong({ strength }: Match, usual: number): boolean {
  const share = strength / usual
  return share >= STRENGTHS.smallest && share <= STRENGTHS.largest
}

function isEven(places: readonly number[], step: number): boolean {
  return places
    .slice(1)
    .every((place, index) => Math.abs(place - (places[index] ?? 0) - step) <= STEP_TOLERANCE * step)
}

/** Compares with the last conducted steps; where all beats have dropped P waves between them there are none. */
function isLikeSteps(step: number, steps: readonly number[]): boolean {
  const usual = steps.length < 3 ? undefined : median(steps)
  return usual === undefined || (step > 0.6 * usual && step < 1.6 * usual)
}

/** P waves independent of the QRS must be found in this share of their steps, with steps this alike. */
const SMALLEST_FOUND_SHARE = 0.5
const SMALLEST_EVEN_SHARE = 0.7
const FEWEST_MARCHING = 5

function marchingP(input: UnconductedPInput, intervals: readonly RrInterval[]): number[] {
  const lead = input.signal.leads[input.leadIndex]
  if (lead === undefined) return []
  const { values } = generalTemplate(input.signal.samplesPerSecond, input.profile.rhythm)
  const stretches = intervals
    .map((interval) => quietStretch(input, interval, undefined))
    .filter(({ from, to }) => to > from)
    .map((range) => ({ range, all: matchTemplate(lead, range, values, GENERAL_CORRELATION) }))
  const upright = alikeMatches(stretches.flatMap(({ all }) => all.filter(isUpright)))
  const inverted = alikeMatches(stretches.flatMap(({ all }) => all.filter((m) => !isUpright(m))))
  const matches = upright.length >= inverted.length ? upright : inverted
  const kept = new Set(matches)
  const steps = stretches.flatMap(({ all }) => {
    const places = all.filter((match) => kept.has(match)).map(({ sample }) => sample)
    return places.slice(1).map((place, index) => place - (places[index] ?? 0))
  })
  const step = median(steps)
  if (step === undefined || step < shortestStep(input) || matches.length < FEWEST_MARCHING)
    return []
  const even = steps.filter((each) => Math.abs(each - step) <= STEP_TOLERANCE * step)
  const room = stretches.reduce((sum, { range }) => sum + range.to - range.from, 0)
  const isMarching =
    even.length >= SMALLEST_EVEN_SHARE * steps.length &&
    even.length >= FEWEST_MARCHING - 2 &&
    matches.length * step >= SMALLEST_FOUND_SHARE * room
  return isMarching ? matches.map(({ sample }) => sample) : []
}

function isUpright({ strength }: Match): boolean {
  return strength > 0
}

/** Keeps the matches that are about as strong as most. */
function alikeMatches(matches: readonly Match[]): Match[] {
  const strong = matches.map(({ strength }) => Math.abs(strength))
  const usual = median(strong.filter((each) => each >= 0.3 * (meanOf(strong) ?? 0))) ?? 0
  return matches.filter((match) =>
    isAsStrong({ ...match, strength: Math.abs(match.strength) }, usual),
  )
}
