import type { SpeciesProfile } from '../species/species-profile.ts'
import type { BeatBounds, BeatShape } from './beat-shape.ts'
import type { FineBlock } from './fine-block.ts'
import { medianOrZero } from './median-or-zero.ts'
import { smoothTwice } from './running-mean.ts'

/**
 * In the open LUDB records the median correlation is 0.91 or more with a P (but for one very noisy record) and 0.58 or less in atrial
 * fibrillation; any limit between serves.
 */
const REPEATED_CORRELATION = 0.72
const PERFECT_CORRELATION = 0.93
/** Handbook 4.5: a P is higher than three times the noise. */
const NOISE_FACTOR = 3
/** A bump without its trend is about this much higher than its root mean square. */
const PEAK_OVER_RMS = 1.7
/**
 * The mean P is so many times as large as the mean of what comes right before it. Flutter that is conducted regularly repeats as well as
 * a P does, but on both sides of the place: 1.2 times in an open LUDB record, where an imperfectly repeated P is 3.2 times and more.
 */
const CALM_FACTOR = 2
/** At 10 mm/mV the line of a trace is 0.02 mV thick. */
const LEAST_HEIGHT_MILLIVOLTS = 0.015
const P_SMOOTHING = 0.2
const MARGIN_SHARE = 0.1

/** The P windows of beats in all leads, one row a beat: smoothed, each lead without its mean and slope. */
export type PWindows = {
  rows: readonly (Float32Array | undefined)[]
  sum: Float32Array
  count: number
}

export type PWindowPlace = { from: number; to: number }

/** Returns the stretch of the template around its P that is compared, relative to R; undefined without a bump or room. */
export function placeOfP(
  shape: BeatShape,
  bounds: BeatBounds,
  profile: SpeciesProfile,
): PWindowPlace | undefined {
  const onsets = bounds.leads.flatMap(({ p }) => (p ? [p.on] : []))
  const ends = bounds.leads.flatMap(({ p }) => (p ? [p.off] : []))
  if (onsets.length === 0) return undefined
  const margin = Math.round(MARGIN_SHARE * profile.waves.pSeconds * shape.samplesPerSecond)
  const from = Math.min(...onsets) - margin
  const to = Math.min(bounds.overall.qrsOn, Math.max(...ends) + margin)
  return to - from > 3 ? { from: from - shape.rIndex, to: to - shape.rIndex } : undefined
}

/** Returns the leads of a block as P waves are compared in them. */
export function smoothForP(block: FineBlock, profile: SpeciesProfile): Float32Array[] {
  const width = P_SMOOTHING * profile.waves.pSeconds * block.samplesPerSecond
  return block.leads.map(({ millivolts }) => smoothTwice(millivolts, width))
}

/** Reads the P windows of beats by the index of their R; a window that leaves the block is undefined. */
export function readPWindows(
  leads: readonly Float32Array[],
  rIndexes: readonly number[],
  place: PWindowPlace,
): PWindows {
  const rows = rIndexes.map((rIndex) => readPWindow(leads, rIndex, place))
  const width = (place.to - place.from + 1) * leads.length
  const sum = new Float32Array(width)
  let count = 0
  for (const row of rows) {
    if (!row) continue
    count += 1
    for (let index = 0; index < width; index += 1) {
      sum[index] = (sum[index] ?? 0) + (row[index] ?? 0)
    }
  }
  return { rows, sum, count }
}

export function readPWindow(
  leads: readonly Float32Array[],
  rIndex: number,
  { from, to }: PWindowPlace,
): Float32Array | undefined {
  const width = to - from + 1
  if (rIndex + from < 0 || rIndex + to >= (leads[0]?.length ?? 0)) return undefined
  const row = new Float32Array(width * leads.length)
  for (let lead = 0; lead < leads.length; lead += 1) {
    const stretch = leads[lead]?.subarray(rIndex + from, rIndex + to + 1)
    if (stretch) writeWithoutTrend(stretch, row.subarray(lead * width, (lead + 1) * width))
  }
  return row
}

function writeWithoutTrend(values: Float32Array, out: Float32Array): void {
  const middle = (values.length - 1) / 2
  let sum = 0
  let moment = 0
  let spread = 0
  for (let index = 0; index < values.length; index += 1) {
    sum += values[index] ?? 0
    moment += (index - middle) * (values[index] ?? 0)
    spread += (index - middle) ** 2
  }
  const mean = sum / values.length
  const slope = spread > 0 ? moment / spread : 0
  for (let index = 0; index < values.length; index += 1) {
    out[index] = (values[index] ?? 0) - mean - slope * (index - middle)
  }
}

/** Returns the correlation of each beat's window with the mean of the others'; 0 without a window or others. */
export function correlationsWithOthers({ rows, sum, count }: PWindows): number[] {
  return rows.map((row) => (row && count > 1 ? correlation(row, sum, row) : 0))
}

/** Returns the correlation of a window of another group with the mean of these. */
export function correlationWithMean(row: Float32Array | undefined, { sum }: PWindows): number {
  return row ? correlation(row, sum, undefined) : 0
}

function correlation(
  row: Float32Array,
  sum: Float32Array,
  leftOut: Float32Array | undefined,
): number {
  let products = 0
  let squares = 0
  let others = 0
  for (let index = 0; index < row.length; index += 1) {
    const value = row[index] ?? 0
    const other = (sum[index] ?? 0) - (leftOut?.[index] ?? 0)
    products += value * other
    squares += value * value
    others += other * other
  }
  return squares > 0 && others > 0 ? products / Math.sqrt(squares * others) : 0
}

/**
 * Judges the P of a median beat: repeated at the same PR in most beats, three times as high as the noise before it, and high enough to
 * be seen. `before` are windows of the same length just before the P; in flutter and fibrillation they are as restless as the window
 * of the P, or repeat as much. A nearly perfect repetition is proof enough, because the window itself then holds little noise.
 */
export function isPRepeated(
  windows: PWindows,
  correlations: readonly number[],
  before: PWindows,
  highestProminence: number,
): boolean {
  const readable = correlations.filter((_, index) => windows.rows[index] !== undefined)
  if (readable.length < 2 || highestProminence < LEAST_HEIGHT_MILLIVOLTS) return false
  const repetition = medianOrZero(readable)
  if (repetition < REPEATED_CORRELATION) return false
  if (repetition >= PERFECT_CORRELATION || before.count < 2) return true
  const size = rmsOfMean(windows)
  if (size < CALM_FACTOR * rmsOfMean(before)) return false
  return PEAK_OVER_RMS * size > NOISE_FACTOR * noiseOfBeats(before)
}

/** Judges bumps that were looked for beat by beat, which are always somewhat alike: both proofs are needed. */
export function isPSurelyRepeated(
  windows: PWindows,
  correlations: readonly number[],
  before: PWindows,
  height: number,
): boolean {
  const readable = correlations.filter((_, index) => windows.rows[index] !== undefined)
  if (readable.length < 4 || before.count < 4 || height < LEAST_HEIGHT_MILLIVOLTS) return false
  if (medianOrZero(readable) < PERFECT_CORRELATION) return false
  return PEAK_OVER_RMS * rmsOfMean(windows) > NOISE_FACTOR * noiseOfBeats(before)
}

function rmsOfMean({ sum, count }: PWindows): number {
  let squares = 0
  for (const value of sum) squares += (value / count) ** 2
  return Math.sqrt(squares / sum.length)
}

/** Returns the root mean square of what the beats have beyond their mean. */
function noiseOfBeats({ rows, sum, count }: PWindows): number {
  let squares = 0
  for (const row of rows) {
    if (!row) continue
    for (let index = 0; index < row.length; index += 1) {
      squares += ((row[index] ?? 0) - (sum[index] ?? 0) / count) ** 2
    }
  }
  return Math.sqrt(squares / ((count - 1) * sum.length))
}
