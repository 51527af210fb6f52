import type { Beat } from '../beats/beat.ts'
import { type EcgSignal, millivoltsOf } from '../signal/ecg-signal.ts'
import { medianOf } from '../signal/order-statistics.ts'

/** The part of the RR interval before R that is read at most: further away is the T wave of the beat before. */
const LARGEST_SHARE_OF_RR = 0.6
const FEWEST_BEATS = 5

export type AtrialWindow = { fromSeconds: number; toSeconds: number }

/**
 * Returns how alike the baseline before the QRS is from beat to beat in one lead: the mean correlation of all pairs of beats. A P wave at
 * a fixed place gives 0.3 to 1; fibrillation, whose waves come at any time, gives 0. `undefined` without five readable beats.
 */
export function baselinePattern(
  signal: EcgSignal,
  leadIndex: number,
  beats: readonly Beat[],
  window: AtrialWindow,
): number | undefined {
  const lead = signal.leads[leadIndex]
  if (lead === undefined) return
  const before = Math.round(
    windowSeconds(beats, signal.samplesPerSecond, window) * signal.samplesPerSecond,
  )
  const length = before - Math.round(window.toSeconds * signal.samplesPerSecond)
  if (length < 4) return
  const shapes = beats.flatMap(({ sample, label }) => {
    const from = sample - before
    if (label !== 'N' || from < 0) return []
    return withoutLine(millivoltsOf(lead, { from, to: from + length })) ?? []
  })
  return meanCorrelation(shapes)
}

/** Returns the mean of the products of all pairs: that of the sum with itself, without the product of each shape with itself. */
function meanCorrelation(shapes: readonly Float64Array[]): number | undefined {
  const [first] = shapes
  const count = shapes.length
  if (first === undefined || count < FEWEST_BEATS) return
  const sum = new Float64Array(first.length)
  for (const shape of shapes) {
    for (let index = 0; index < sum.length; index += 1) {
      sum[index] = (sum[index] ?? 0) + (shape[index] ?? 0)
    }
  }
  let squares = 0
  for (const each of sum) squares += each * each
  return (squares - count) / (count * (count - 1))
}

function windowSeconds(
  beats: readonly Beat[],
  samplesPerSecond: number,
  { fromSeconds }: AtrialWindow,
): number {
  const rr = beats.slice(1).map(({ sample }, index) => sample - (beats[index]?.sample ?? sample))
  const middle = medianOf(rr)
  if (middle === undefined) return fromSeconds
  return Math.min(fromSeconds, (LARGEST_SHARE_OF_RR * middle) / samplesPerSecond)
}

/** Returns the values without their mean and slope, with a length of one; `undefined` if a sample is lost or all are on a line. */
export function withoutLine(values: Float32Array): Float64Array | undefined {
  const count = values.length
  const middle = (count - 1) / 2
  let mean = 0
  let slope = 0
  for (let index = 0; index < count; index += 1) mean += values[index] ?? 0
  mean /= count
  for (let index = 0; index < count; index += 1) slope += (index - middle) * (values[index] ?? 0)
  slope /= (count * (count * count - 1)) / 12
  let squares = 0
  const out = new Float64Array(count)
  for (let index = 0; index < count; index += 1) {
    const value = (values[index] ?? 0) - mean - slope * (index - middle)
    out[index] = value
    squares += value * value
  }
  // A flat stretch has no shape; a lost sample is not a number and neither is the sum.
  if (!(squares > 1e-12)) return
  const norm = Math.sqrt(squares)
  for (let index = 0; index < count; index += 1) out[index] = (out[index] ?? 0) / norm
  return out
}
