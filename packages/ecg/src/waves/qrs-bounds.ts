import type { WaveLimits } from '../species/species-profile.ts'
import type { WaveBounds } from './beat-shape.ts'
import { smoothTwice } from './running-mean.ts'

/** Handbook 4.5: the QRS ends where the slope stays under 6–10 % of its maximum for 10 ms; it never begins later than by that rule. */
const QUIET_SHARE = 0.06
/**
 * Before the QRS the trace is level, behind it ST has a slope of its own: the QRS begins where the slope leaves twice what the calmest stretch before it
 * has, at a share of its maximum that noise and hum rarely reach.
 */
const CALM_FACTOR = 2
const LEAST_ONSET_SHARE = 0.04
/** Shares of a typical QRS: the quiet time (10 ms of a human QRS), and how far leads may differ. */
const QUIET_TIME_SHARE = 0.105
const LEAD_SPREAD_SHARE = 0.125
/** Of the longest QRS, this much may precede R and follow it. */
const BEFORE_R_SHARE = 0.6
const AFTER_R_SHARE = 0.8
/** A lead with less of the steepest slope takes the bounds of all leads. */
const FLAT_LEAD_SHARE = 0.15

type Stretch = { from: number; to: number }
type Edges = Stretch & { steepest: number }

export type QrsBounds = { on: number; off: number; leads: readonly WaveBounds[] }

/** Finds onset and J point from the slopes of all leads together, then in each lead near them. */
export function findQrsBounds(
  leads: readonly Float32Array[],
  rIndex: number,
  samplesPerSecond: number,
  limits: WaveLimits,
): QrsBounds {
  const typical = limits.qrsSeconds * samplesPerSecond
  const longest = limits.longestQrsSeconds * samplesPerSecond
  const length = leads[0]?.length ?? 0
  const search = {
    from: Math.max(0, Math.round(rIndex - BEFORE_R_SHARE * longest)),
    to: Math.min(length - 1, Math.round(rIndex + AFTER_R_SHARE * longest)),
  }
  const slopes = leads.map((lead) => slopeOf(lead, limits.qrsSmoothingSeconds * samplesPerSecond))
  const quiet = Math.max(2, Math.round(QUIET_TIME_SHARE * typical))
  const joint = edgesOf(jointSlope(slopes), rIndex, search, quiet)
  const spread = Math.round(LEAD_SPREAD_SHARE * typical)
  const bounds = slopes.map((slope, index) => {
    const own = edgesOf(slope, rIndex, search, quiet)
    const isFlat = own.steepest < FLAT_LEAD_SHARE * joint.steepest
    const edges = isFlat
      ? joint
      : {
          from: Math.max(joint.from - spread, Math.min(joint.from + spread, own.from)),
          to: Math.max(joint.to - spread, Math.min(joint.to + spread, own.to)),
        }
    return withPeak(leads[index] ?? new Float32Array(0), edges)
  })
  return { on: joint.from, off: joint.to, leads: bounds }
}

function slopeOf(values: Float32Array, smoothing: number): Float32Array {
  const smooth = smoothTwice(values, Math.max(1, smoothing))
  const slope = new Float32Array(values.length)
  for (let index = 1; index < values.length - 1; index += 1) {
    slope[index] = ((smooth[index + 1] ?? 0) - (smooth[index - 1] ?? 0)) / 2
  }
  return slope
}

function jointSlope(slopes: readonly Float32Array[]): Float32Array {
  const joint = new Float32Array(slopes[0]?.length ?? 0)
  for (let index = 0; index < joint.length; index += 1) {
    let squares = 0
    for (const slope of slopes) squares += (slope[index] ?? 0) ** 2
    joint[index] = Math.sqrt(squares)
  }
  return joint
}

function edgesOf(slope: Float32Array, rIndex: number, search: Stretch, quiet: number): Edges {
  let steepestAt = rIndex
  for (let index = search.from; index <= search.to; index += 1) {
    if (Math.abs(slope[index] ?? 0) > Math.abs(slope[steepestAt] ?? 0)) steepestAt = index
  }
  const steepest = Math.abs(slope[steepestAt] ?? 0)
  const threshold = QUIET_SHARE * steepest
  const before = Math.min(steepestAt, rIndex)
  const calm = CALM_FACTOR * calmestSlope(slope, { from: search.from, to: before }, quiet)
  const leaves = Math.min(threshold, Math.max(LEAST_ONSET_SHARE * steepest, calm))
  return {
    from: quietFrom(slope, before, -1, search.from, { threshold: leaves, quiet }),
    to: quietFrom(slope, Math.max(steepestAt, rIndex), 1, search.to, { threshold, quiet }),
    steepest,
  }
}

/** Returns the largest slope of that quiet time in a stretch of which it is the smallest. */
function calmestSlope(slope: Float32Array, { from, to }: Stretch, quiet: number): number {
  let calmest = Number.POSITIVE_INFINITY
  for (let first = from; first + quiet <= to; first += 1) {
    let largest = 0
    for (let index = first; index < first + quiet; index += 1) {
      largest = Math.max(largest, Math.abs(slope[index] as number))
    }
    calmest = Math.min(calmest, largest)
  }
  return calmest
}

/** Returns the last index outwards before a quiet time, or the limit. */
function quietFrom(
  slope: Float32Array,
  start: number,
  step: 1 | -1,
  limit: number,
  { threshold, quiet }: { threshold: number; quiet: number },
): number {
  let quietSamples = 0
  for (let index = start; (limit - index) * step > 0; index += step) {
    quietSamples = Math.abs(slope[index] ?? 0) < threshold ? quietSamples + 1 : 0
    if (quietSamples >= quiet) return index - step * quiet
  }
  return limit
}

/** Adds the largest deflection from the level at the onset. */
function withPeak(values: Float32Array, { from, to }: Stretch): WaveBounds {
  const level = values[from] ?? 0
  let peak = from
  for (let index = from; index <= to; index += 1) {
    if (Math.abs((values[index] ?? 0) - level) > Math.abs((values[peak] ?? 0) - level)) peak = index
  }
  return { on: from, peak, off: to, prominence: Math.abs((values[peak] ?? 0) - level) }
}
