import { filterBothWays, highPass, lowPass } from '../signal/butterworth.ts'
import type { SampleRange, SignalLead } from '../signal/ecg-signal.ts'
import { prepareBlock } from '../signal/prepare-block.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'

/** Places where a lead is steepest within a refractory period, ascending: every beat is one of them, and much else. */
export type SlopePeaks = {
  length: number
  /** The sample of the largest deflection in the band of the QRS. */
  samples: Int32Array
  /** Mean slope over the slope window, and its steepest part, in counts per analysed sample. */
  heights: Float32Array
  slopes: Float32Array
}

export type PeakSearch = { gaps: readonly SampleRange[]; blockSeconds: number }

/** Analysis runs at this rate or up to twice as fast; 60 Hz of a cat's QRS fit into it. */
const LEAST_ANALYSIS_HZ = 250
/** The part of its neighbours that a block sees; the filters forget faster. */
const OVERLAP_SECONDS = 3

/** Finds the slope peaks of a lead, block by block, so that a day needs the memory of a minute. Handbook 4.3. */
export function findSlopePeaks(
  lead: SignalLead,
  samplesPerSecond: number,
  profile: SpeciesProfile,
  { gaps, blockSeconds }: PeakSearch,
): SlopePeaks {
  const every = Math.max(1, Math.floor(samplesPerSecond / LEAST_ANALYSIS_HZ))
  const hz = samplesPerSecond / every
  const filters = [
    highPass(profile.qrsLowHz, hz),
    lowPass(Math.min(profile.qrsHighHz, 0.42 * hz), hz),
  ]
  const found = growingPeaks()
  const step = Math.max(1, Math.round(blockSeconds * hz)) * every
  const overlap = Math.ceil(OVERLAP_SECONDS * hz) * every
  const total = lead.samples.length
  for (let from = 0; from < total; from += step) {
    const range = { from: Math.max(0, from - overlap), to: Math.min(total, from + step + overlap) }
    const { values } = prepareBlock(lead, range, { gaps, every })
    for (const filter of filters) filterBothWays(values, filter)
    const own = { from: (from - range.from) / every, to: (from + step - range.from) / every }
    collectPeaks(values, own, { hz, profile, found, first: range.from, every })
  }
  return found.finish()
}

type Collect = {
  hz: number
  profile: SpeciesProfile
  found: ReturnType<typeof growingPeaks>
  first: number
  every: number
}

function collectPeaks(band: Float64Array, own: SampleRange, to: Collect): void {
  const { hz, profile } = to
  const half = Math.max(1, Math.round((profile.slopeWindowSeconds * hz) / 2))
  const apart = Math.max(1, Math.round(profile.refractorySeconds * hz))
  const steepness = boxcarOfSlope(band, half)
  const end = Math.min(own.to, band.length)
  for (let index = own.from; index < end; index += 1) {
    const height = steepness[index] as number
    const reach = peakReach(steepness, index, apart)
    if (reach < apart) continue
    let slope = 0
    let deflection = index
    for (
      let at = Math.max(1, index - half);
      at <= Math.min(band.length - 1, index + half);
      at += 1
    ) {
      slope = Math.max(slope, Math.abs((band[at] as number) - (band[at - 1] as number)))
      if (Math.abs(band[at] as number) > Math.abs(band[deflection] as number)) deflection = at
    }
    to.found.add(to.first + deflection * to.every + (to.every >> 1), height, slope)
  }
}

/** Returns `apart` if a value is the largest in this distance, less otherwise. Of equal values the first is a peak. */
function peakReach(values: Float64Array, index: number, apart: number): number {
  const height = values[index] as number
  if (height <= 0) return 0
  for (let distance = 1; distance <= apart; distance += 1) {
    if ((values[index - distance] ?? -1) >= height) return 0
    if ((values[index + distance] ?? -1) > height) return 0
  }
  return apart
}

function boxcarOfSlope(band: Float64Array, half: number): Float64Array {
  const slope = new Float64Array(band.length)
  for (let index = 1; index < band.length; index += 1) {
    slope[index] = Math.abs((band[index] as number) - (band[index - 1] as number))
  }
  const mean = new Float64Array(band.length)
  const width = 2 * half + 1
  let sum = 0
  for (let index = 0; index < Math.min(half, band.length); index += 1) sum += slope[index] as number
  for (let index = 0; index < band.length; index += 1) {
    sum += (slope[index + half] ?? 0) - (slope[index - half - 1] ?? 0)
    mean[index] = sum / width
  }
  return mean
}

const FIRST_CAPACITY = 1024

function growingPeaks() {
  let length = 0
  let samples = new Int32Array(FIRST_CAPACITY)
  let heights = new Float32Array(FIRST_CAPACITY)
  let slopes = new Float32Array(FIRST_CAPACITY)
  return {
    add: (sample: number, height: number, slope: number) => {
      if (length === samples.length) {
        samples = doubled(samples, new Int32Array(2 * length))
        heights = doubled(heights, new Float32Array(2 * length))
        slopes = doubled(slopes, new Float32Array(2 * length))
      }
      samples[length] = sample
      heights[length] = height
      slopes[length] = slope
      length += 1
    },
    finish: (): SlopePeaks => ({ length, samples, heights, slopes }),
  }
}

function doubled<Values extends Int32Array | Float32Array>(values: Values, into: Values): Values {
  into.set(values)
  return into
}
