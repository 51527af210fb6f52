import { copyMillivolts, type EcgSignal, type SignalLead } from '../signal/ecg-signal.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import { mainsOfLead, type SubtractMains } from '../waves/mains-of-lead.ts'

/** Points of a beat: from this many steps before its sample to this many after it. A step is a twelfth of the QRS window. */
export const POINTS_BEFORE = 32
export const POINTS_AFTER = 48
export const POINTS_PER_LEAD = POINTS_BEFORE + POINTS_AFTER + 1

const STEPS_PER_SLOPE_WINDOW = 12
/** The baseline under a point is the mean of this many points on either side of it. */
const BASELINE_REACH = 36
const GRID_BEFORE = POINTS_BEFORE + BASELINE_REACH
const GRID_POINTS = POINTS_PER_LEAD + 2 * BASELINE_REACH
/** More leads do not separate shapes better and cost time. */
const MOST_LEADS = 3

/**
 * Band-limited beats as points in mV, beat after beat, in each beat lead after lead. `isWhole[beat]` is 0 where more than a tenth of the
 * QRS has no sample.
 */
export type BeatVectors = {
  count: number
  leadCount: number
  stepSeconds: number
  points: Float32Array
  isWhole: Uint8Array
}

/** Returns the time between two points of a beat: 8 ms in humans, 5 ms in dogs, 3 ms in cats. */
export function stepSecondsOf(profile: SpeciesProfile): number {
  return profile.slopeWindowSeconds / STEPS_PER_SLOPE_WINDOW
}

/** Reads each beat with its surroundings: averaged to points, the baseline removed. */
export function beatVectorsOf(
  signal: EcgSignal,
  beatSamples: ArrayLike<number>,
  profile: SpeciesProfile,
): BeatVectors {
  const leads = signal.leads.slice(0, MOST_LEADS)
  const count = beatSamples.length
  const stepSeconds = stepSecondsOf(profile)
  const vectors: BeatVectors = {
    count,
    leadCount: leads.length,
    stepSeconds,
    points: new Float32Array(count * leads.length * POINTS_PER_LEAD),
    isWhole: new Uint8Array(count).fill(1),
  }
  const stepSamples = stepSeconds * signal.samplesPerSecond
  const reader = gridReader(stepSamples)
  leads.forEach((lead, leadIndex) => {
    const subtractMains = mainsOfLead(lead, signal.samplesPerSecond)
    for (let beat = 0; beat < count; beat += 1) {
      const offset = (beat * leads.length + leadIndex) * POINTS_PER_LEAD
      const sample = beatSamples[beat] ?? 0
      const isWhole = reader({ lead, subtractMains }, sample, vectors.points, offset)
      if (!isWhole) vectors.isWhole[beat] = 0
    }
  })
  return vectors
}

/** A function that writes one beat of a lead as points and says whether its QRS is whole. Its buffers serve all beats. */
function gridReader(stepSamples: number) {
  const half = Math.max(0, Math.floor((stepSamples - 1) / 2))
  const margin = half + 2
  const before = Math.ceil(GRID_BEFORE * stepSamples) + margin
  const millivolts = new Float32Array(before + Math.ceil(GRID_POINTS * stepSamples) + 2 * margin)
  const grid = new Float64Array(GRID_POINTS)
  return (
    { lead, subtractMains }: { lead: SignalLead; subtractMains: SubtractMains | undefined },
    sample: number,
    points: Float32Array,
    offset: number,
  ) => {
    copyMillivolts(lead, sample - before, millivolts)
    subtractMains?.(millivolts, sample - before)
    const lost = hasLost(millivolts) ? bridge(millivolts) : 0
    for (let index = 0; index < GRID_POINTS; index += 1) {
      grid[index] = pointAt(millivolts, before + (index - GRID_BEFORE) * stepSamples, half)
    }
    subtractBaseline(grid, points, offset)
    return lost === 0 || !isLostAround(lead, sample, stepSamples)
  }
}

/** Returns the mean of the samples around a place between two samples. */
function pointAt(millivolts: Float32Array, position: number, half: number): number {
  const low = Math.floor(position)
  const fraction = position - low
  let sum = 0
  for (let index = low - half; index <= low + half; index += 1) sum += millivolts[index] as number
  const shifted = sum - (millivolts[low - half] as number) + (millivolts[low + half + 1] as number)
  return (sum + fraction * (shifted - sum)) / (2 * half + 1)
}

function subtractBaseline(grid: Float64Array, points: Float32Array, offset: number): void {
  const width = 2 * BASELINE_REACH + 1
  let sum = 0
  for (let index = 0; index < width; index += 1) sum += grid[index] as number
  for (let point = 0; point < POINTS_PER_LEAD; point += 1) {
    points[offset + point] = (grid[point + BASELINE_REACH] as number) - sum / width
    sum += (grid[point + width] ?? 0) - (grid[point] as number)
  }
}

function hasLost(millivolts: Float32Array): boolean {
  // A sum with a value that is not a number is none either.
  let sum = 0
  for (let index = 0; index < millivolts.length; index += 1) sum += millivolts[index] as number
  return Number.isNaN(sum)
}

/** Replaces missing samples by the line between their neighbours and returns how many there were. */
function bridge(millivolts: Float32Array): number {
  let lost = 0
  let last = -1
  for (let index = 0; index <= millivolts.length; index += 1) {
    const value = index === millivolts.length ? Number.NaN : (millivolts[index] ?? Number.NaN)
    const isEnd = index === millivolts.length
    if (!isEnd && Number.isNaN(value)) {
      lost += 1
      continue
    }
    if (index - last > 1) fill(millivolts, last, index)
    last = index
  }
  return lost
}

function fill(millivolts: Float32Array, from: number, to: number): void {
  const right = to < millivolts.length ? (millivolts[to] ?? 0) : undefined
  const left = from >= 0 ? (millivolts[from] ?? 0) : (right ?? 0)
  const slope = ((right ?? left) - left) / (to - from)
  for (let index = from + 1; index < to; index += 1)
    millivolts[index] = left + slope * (index - from)
}

function isLostAround(lead: SignalLead, sample: number, stepSamples: number): boolean {
  const reach = Math.round(STEPS_PER_SLOPE_WINDOW * stepSamples)
  const window = copyMillivolts(lead, sample - reach, new Float32Array(2 * reach + 1))
  let lost = 0
  for (const value of window) if (Number.isNaN(value)) lost += 1
  return lost > window.length / 10
}
