import {
  type EcgSignal,
  millivoltsOf,
  type SampleRange,
  type SignalLead,
} from '../signal/ecg-signal.ts'
import { meanOf, medianOf } from '../signal/order-statistics.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import { type Match, matchTemplate } from './match-template.ts'
import { type PWaveOf, pEvidence } from './p-evidence.ts'
import { generalTemplate, type OwnP, ownP, type PTemplate } from './p-template.ts'
import type { BeatSeries, RrInterval } from './rr-intervals.ts'
import { ESCAPE_VARIATION, rrVariation } from './rr-variability.ts'

export type UnconductedPInput = {
  signal: EcgSignal
  leadIndex: number
  series: BeatSeries
  intervals: readonly RrInterval[]
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
  const { series, intervals, pWaveOf } = input
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
  if (lead === undefined || (own.template.strength ?? 0) <= 0) return []
  const found: number[] = []
  const shortest = shortestStep(input)
  /** The last steps from one conducted P to the next. */
  const steps: number[] = []
  for (const { interval, before, after } of conductedPairs(intervals, own)) {
    const between = hasRoomForStep(after - before, shortest, steps)
      ? ownPWithin(lead, quietStretch(input, interval, after), own.template)
      : []
    const places = [before, ...between, after]
    const isDropped = between.length > 0 && isInStep(places, shortest, steps)
    if (isDropped && !holdsMissedBeat(lead, interval)) found.push(...between)
    else steps.push(after - before)
    if (steps.length > 8) steps.shift()
  }
  return found
}

/** Returns the intervals whose beats both have a P, with the peaks of those. */
function conductedPairs(intervals: readonly RrInterval[], { peakOf }: OwnP) {
  return intervals.flatMap((interval) => {
    const before = peakOf(interval.from)
    const after = peakOf(interval.to)
    return before === undefined || after === undefined ? [] : [{ interval, before, after }]
  })
}

function ownPWithin(lead: SignalLead, stretch: SampleRange, template: PTemplate): number[] {
  return matchTemplate(lead, stretch, template.values, OWN_CORRELATION)
    .filter((match) => isAsStrong(match, template.strength ?? 0))
    .map(({ sample }) => sample)
}

/** A deflection at least half as large as a QRS is a beat that was not found, and no P beside it is without a QRS. */
const QRS_SHARE = 0.5

function holdsMissedBeat(lead: SignalLead, { from, to }: RrInterval): boolean {
  const around = Math.max(2, Math.round((to - from) / 20))
  const own = Math.min(heightOf(lead, from, around), heightOf(lead, to, around))
  for (let sample = from + 3 * around; sample < to - 2 * around; sample += around) {
    if (heightOf(lead, sample, around) > QRS_SHARE * own) return true
  }
  return false
}

/** Returns the distance of the lowest and highest value around a sample. */
function heightOf(lead: SignalLead, sample: number, around: number): number {
  const values = millivoltsOf(lead, { from: sample - around, to: sample + around })
  return (
    values.reduce((most, each) => Math.max(most, each), values[0] ?? 0) -
    values.reduce((least, each) => Math.min(least, each), values[0] ?? 0)
  )
}

function shortestStep({ profile, signal }: UnconductedPInput): number {
  return (signal.samplesPerSecond * 60) / (FASTEST_ATRIAL_RATE * profile.typicalRate)
}

function isAsStrong({ strength }: Match, usual: number): boolean {
  const share = strength / usual
  return share >= STRENGTHS.smallest && share <= STRENGTHS.largest
}

function isInStep(places: readonly number[], shortest: number, steps: readonly number[]): boolean {
  const step = ((places.at(-1) ?? 0) - (places[0] ?? 0)) / (places.length - 1)
  return step >= shortest && isEven(places, step) && isLikeSteps(step, steps)
}

/** Without room for two steps of the atria, no P between two conducted ones is in step, and none has to be looked for. */
function hasRoomForStep(room: number, shortest: number, steps: readonly number[]): boolean {
  const longest = room / 2
  return longest >= shortest && longest > SMALLEST_STEP_SHARE * (usualStep(steps) ?? 0)
}

function isEven(places: readonly number[], step: number): boolean {
  return places
    .slice(1)
    .every((place, index) => Math.abs(place - (places[index] ?? 0) - step) <= STEP_TOLERANCE * step)
}

const SMALLEST_STEP_SHARE = 0.6
const LARGEST_STEP_SHARE = 1.6

function isLikeSteps(step: number, steps: readonly number[]): boolean {
  const usual = usualStep(steps)
  if (usual === undefined) return true
  return step > SMALLEST_STEP_SHARE * usual && step < LARGEST_STEP_SHARE * usual
}

/** Returns the middle of the last conducted steps; where all beats have dropped P waves between them there are none. */
function usualStep(steps: readonly number[]): number | undefined {
  return steps.length < 3 ? undefined : medianOf(steps)
}

/** P waves independent of the QRS must be found in this share of their steps, with steps this alike. */
const SMALLEST_FOUND_SHARE = 0.5
const SMALLEST_EVEN_SHARE = 0.7
const FEWEST_MARCHING = 5

/**
 * Returns P waves that march through a regular escape rhythm. Where RR is irregular they may be conducted with a PR that changes from beat
 * to beat, as in Mobitz I: without a P that is bound to its QRS, which of them are not conducted cannot be said.
 */
function marchingP(input: UnconductedPInput, intervals: readonly RrInterval[]): number[] {
  const lead = input.signal.leads[input.leadIndex]
  const variation = rrVariation(intervals.map(({ seconds }) => seconds))
  if (lead === undefined || variation === undefined || variation > ESCAPE_VARIATION) return []
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
  const step = medianOf(steps)
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
  const usual = medianOf(strong.filter((each) => each >= 0.3 * (meanOf(strong) ?? 0))) ?? 0
  return matches.filter((match) =>
    isAsStrong({ ...match, strength: Math.abs(match.strength) }, usual),
  )
}
