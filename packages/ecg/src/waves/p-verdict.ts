import type { SpeciesProfile } from '../species/species-profile.ts'
import type { BeatBounds, WaveBounds } from './beat-shape.ts'
import type { BeatTemplate } from './beat-template.ts'
import type { FineBlock } from './fine-block.ts'
import { findVaryingP, type VaryingP } from './p-at-varying-pr.ts'
import {
  correlationsWithOthers,
  correlationWithMean,
  isPRepeated,
  type PWindowPlace,
  type PWindows,
  placeOfP,
  readPWindow,
  readPWindows,
} from './p-repetition.ts'
import type { PVerdict } from './wave.ts'

/** A P at the usual PR of a usual beat, and one of another beat or elsewhere, must be this alike to the median P. */
const ALIKE_IN_PLACE = 0.5
const ALIKE_ELSEWHERE = 0.85
/** Such a P has about the usual height; noise of the right shape is lower, the slope of a wide QRS higher. */
const LEAST_HEIGHT_SHARE = 0.5
/** The PR of a beat may leave that of the median by this share of a P before it counts as a P elsewhere. */
const LARGEST_DRIFT_SHARE = 0.3

/** The P of the most common normal beats of a block: what each beat's P is compared with. */
export type ReferenceP = {
  isRepeated: boolean
  /** All beats have it at the same PR. */
  isPrConstant: boolean
  place: PWindowPlace
  windows: PWindows
  /** The beats of the median: their windows and correlations by the sample of R. */
  byBeat: ReadonlyMap<number, OwnP>
  /** From R of the median beat. */
  qrsOn: number
  leads: readonly (WaveBounds | undefined)[]
}

/** The window of a beat's P; `drift` is known where each beat has been searched for its P. */
type OwnP = { row: Float32Array | undefined; correlation: number; drift?: number }

export type JudgedP = { verdict: PVerdict; correlation: number; drift: number }
/** Without normal beats nothing says what a P of this animal looks like. */
export const NO_REFERENCE_P: JudgedP = { verdict: 'unreadable', correlation: 0, drift: 0 }

/**
 * Returns the P of a median beat with its repetition over the beats, at one PR or else at a PR of each beat's own; undefined where there
 * is no bump before the QRS at all.
 */
export function referencePOf(
  block: FineBlock,
  leads: readonly Float32Array[],
  template: BeatTemplate,
  bounds: BeatBounds,
  profile: SpeciesProfile,
): ReferenceP | undefined {
  const constant = constantPOf(leads, template, bounds, profile)
  if (constant?.isRepeated) return constant
  const varying = findVaryingP(block, leads, template, bounds, profile)
  return varying ? varyingReference(varying, template, bounds) : constant
}

function constantPOf(
  leads: readonly Float32Array[],
  template: BeatTemplate,
  bounds: BeatBounds,
  profile: SpeciesProfile,
): ReferenceP | undefined {
  const place = placeOfP(template.shape, bounds, profile)
  if (!place) return undefined
  const indexes = template.beats.map((beat) => beat.index)
  const windows = readPWindows(leads, indexes, place)
  const correlations = correlationsWithOthers(windows)
  const before = readPWindows(leads, beatsWithRestBefore(template, bounds, place), {
    from: 2 * place.from - place.to,
    to: place.from,
  })
  const prominence = Math.max(0, ...bounds.leads.map(({ p }) => p?.prominence ?? 0))
  const { rIndex } = template.shape
  return {
    isRepeated: isPRepeated(windows, correlations, before, prominence),
    isPrConstant: true,
    place,
    windows,
    byBeat: new Map(
      template.beats.map((beat, index) => [
        beat.beatSample,
        { row: windows.rows[index], correlation: correlations[index] ?? 0 },
      ]),
    ),
    qrsOn: bounds.overall.qrsOn - rIndex,
    leads: bounds.leads.map(({ p }) => (p ? shifted(p, -rIndex) : undefined)),
  }
}

function varyingReference(
  { beats, drifts, place, windows, correlations, leads }: VaryingP,
  { shape }: BeatTemplate,
  bounds: BeatBounds,
): ReferenceP {
  return {
    isRepeated: true,
    isPrConstant: false,
    place,
    windows,
    byBeat: new Map(
      beats.map((beat, index) => [
        beat.beatSample,
        {
          row: windows.rows[index],
          correlation: correlations[index] ?? 0,
          drift: drifts[index] ?? 0,
        },
      ]),
    ),
    qrsOn: bounds.overall.qrsOn - shape.rIndex,
    leads,
  }
}

/** Returns the R of the beats whose last T has ended a P length before their P, or of all where those are the fewer. */
function beatsWithRestBefore(
  { shape, beats }: BeatTemplate,
  { overall }: BeatBounds,
  place: PWindowPlace,
): number[] {
  const tEnd = (overall.tOff ?? overall.qrsOff) - shape.rIndex
  const needed = (tEnd + place.to - 2 * place.from) / shape.samplesPerSecond
  const rested = beats.filter((beat) => beat.rrBeforeSeconds > needed)
  const chosen = 2 * rested.length >= beats.length ? rested : beats
  return chosen.map((beat) => beat.index)
}

export function shifted(wave: WaveBounds, by: number): WaveBounds {
  return { ...wave, on: wave.on + by, peak: wave.peak + by, off: wave.off + by }
}

/**
 * Judges the P of one beat. `anchor` is where R of the median beat would lie by this beat's QRS onset; nothing before `earliest`
 * belongs to the beat.
 */
export function judgeP(
  leads: readonly Float32Array[],
  reference: ReferenceP,
  beat: { beatSample: number; anchor: number; earliest: number; isVentricular: boolean },
  pSamples: number,
): JudgedP {
  const own = reference.byBeat.get(beat.beatSample)
  const row = own ? own.row : readPWindow(leads, beat.anchor, reference.place)
  if (!row || beat.anchor + (own?.drift ?? 0) + reference.place.from < beat.earliest) {
    return { verdict: 'unreadable', correlation: 0, drift: 0 }
  }
  const correlation = own ? own.correlation : correlationWithMean(row, reference.windows)
  // A P that happens to precede a ventricular beat is not conducted to it.
  if (!reference.isRepeated || beat.isVentricular) {
    return { verdict: 'absent', correlation, drift: 0 }
  }
  const drift = isInPlace(row, correlation, own, reference)
    ? (own?.drift ?? driftOf(row, reference.windows, pSamples))
    : driftOfPElsewhere(leads, reference, beat)
  return { verdict: drift === undefined ? 'absent' : 'present', correlation, drift: drift ?? 0 }
}

function isInPlace(
  row: Float32Array,
  correlation: number,
  own: OwnP | undefined,
  { windows }: ReferenceP,
): boolean {
  if (own) return correlation >= ALIKE_IN_PLACE
  return correlation >= ALIKE_ELSEWHERE && isAsHigh(row, windows)
}

/** Judges whether a window has about the height of the median P. */
function isAsHigh(row: Float32Array, { sum, count }: PWindows): boolean {
  const share = sizeOf(row) / (sizeOf(sum) / count)
  return share >= LEAST_HEIGHT_SHARE && share <= 1 / LEAST_HEIGHT_SHARE
}

/** Returns by how many samples a window's P comes later than the mean, from one step of least squares. */
function driftOf(row: Float32Array, windows: PWindows, pSamples: number): number {
  const { sum, count } = windows
  let squares = 0
  let products = 0
  for (let index = 0; index < row.length; index += 1) {
    const mean = (sum[index] ?? 0) / count
    squares += mean * mean
    products += mean * (row[index] ?? 0)
  }
  const scale = squares > 0 ? products / squares : 0
  if (scale <= 0) return 0
  let moved = 0
  let slopes = 0
  for (let index = 1; index < row.length - 1; index += 1) {
    const slope = ((sum[index + 1] ?? 0) - (sum[index - 1] ?? 0)) / (2 * count)
    moved += (scale * ((sum[index] ?? 0) / count) - (row[index] ?? 0)) * slope
    slopes += slope * slope
  }
  const largest = LARGEST_DRIFT_SHARE * pSamples
  const drift = slopes > 0 ? moved / (scale * slopes) : 0
  return Math.round(Math.max(-largest, Math.min(largest, drift)))
}

/** Looks for the median P between the beat before and the QRS; returns its distance from the usual place. */
function driftOfPElsewhere(
  leads: readonly Float32Array[],
  reference: ReferenceP,
  beat: { anchor: number; earliest: number },
): number | undefined {
  const { place, windows, qrsOn } = reference
  let best = ALIKE_ELSEWHERE
  let found: number | undefined
  const first = beat.earliest - beat.anchor - place.from
  const last = qrsOn - place.to
  for (let drift = Math.max(first, 2 * (place.from - place.to)); drift <= last; drift += 1) {
    const row = readPWindow(leads, beat.anchor + drift, place)
    if (!row || !isAsHigh(row, windows)) continue
    const correlation = correlationWithMean(row, windows)
    if (correlation > best) {
      best = correlation
      found = drift
    }
  }
  return found
}

function sizeOf(row: Float32Array): number {
  let squares = 0
  for (const value of row) squares += value * value
  return Math.sqrt(squares)
}
