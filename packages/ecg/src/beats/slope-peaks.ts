import {
  type FilterSection,
  filterBothWays,
  highPass,
  lowPass,
  notch,
} from '../signal/butterworth.ts'
import type { SampleRange, SignalLead } from '../signal/ecg-signal.ts'
import { prepareBlock } from '../signal/prepare-block.ts'
import { reused } from '../signal/reused.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import { growingPeakList, type SlopePeaks, writeShape } from './peak-list.ts'

export type PeakSearch = {
  samplesPerSecond: number
  profile: SpeciesProfile
  gaps: readonly SampleRange[]
  blockSeconds: number
}

/** Analysis runs at this rate or up to twice as fast; the 60 Hz of a cat's QRS fit into it. */
const LEAST_ANALYSIS_HZ = 250
/** The part of its neighbours that a block sees; the filters forget faster. */
const OVERLAP_SECONDS = 3
const EDGE_SECONDS = 0.032
const HIGHEST_SHARE_OF_RATE = 0.42
/** Mains hum within or near the band of the QRS is removed; below it the low-pass does so. */
const MAINS_HZ = [50, 60]
const MAINS_REACH = 1.5
const MAINS_QUALITY = 8
/** A shape covers this many slope windows. */
const SHAPE_WINDOWS = 2.4

/** Finds the slope peaks of a lead, block by block, so that a day needs the memory of a minute. Handbook 4.3. */
export function findSlopePeaks(lead: SignalLead, search: PeakSearch): SlopePeaks {
  const { samplesPerSecond, profile } = search
  const every = Math.max(1, Math.floor(samplesPerSecond / LEAST_ANALYSIS_HZ))
  const hz = samplesPerSecond / every
  const filters = filtersFor(profile, hz)
  const total = lead.samples.length
  const floors = new Float32Array(Math.ceil(total / samplesPerSecond))
  const found = growingPeakList(floors)
  const half = Math.max(1, Math.round((profile.slopeWindowSeconds * hz) / 2))
  const step = Math.max(1, Math.round(search.blockSeconds)) * Math.round(hz) * every
  const overlap = Math.ceil(OVERLAP_SECONDS * hz) * every
  for (let from = 0; from < total; from += step) {
    const range = { from: Math.max(0, from - overlap), to: Math.min(total, from + step + overlap) }
    const band = prepareBlock(lead, range, { gaps: search.gaps, every })
    const raw = buffers.raw(band.length)
    raw.set(band)
    for (const filter of filters) filterBothWays(band, filter)
    const slope = writeSlopeMean(band, half, buffers)
    const block: Block = { first: range.from, every, hz, half, raw, band, slope }
    const own = { from: (from - range.from) / every, to: (from + step - range.from) / every }
    collectPeaks(block, withoutEdges(own, range, { total, half, hz, every }), { found, profile })
    collectFloors(block, own, { floors, samplesPerSecond })
  }
  return found.finish()
}

function filtersFor({ qrsLowHz, qrsHighHz }: SpeciesProfile, hz: number): FilterSection[] {
  const highestHz = Math.min(qrsHighHz, HIGHEST_SHARE_OF_RATE * hz)
  const mains = MAINS_HZ.filter((frequency) => frequency < qrsHighHz * MAINS_REACH)
  return [
    highPass(qrsLowHz, hz),
    lowPass(highestHz, hz),
    ...mains
      .filter((frequency) => 2 * frequency < hz)
      .map((frequency) => notch(frequency, hz, MAINS_QUALITY)),
  ]
}

/** A stretch under analysis; `slope` is the mean slope of the band-passed signal over a slope window. */
type Block = {
  first: number
  every: number
  hz: number
  half: number
  raw: Float32Array
  band: Float64Array
  slope: Float64Array
}

/** Leaves out the edges of the recording: a beat there is cut in half, and the filters start and end there. */
function withoutEdges(
  own: SampleRange,
  block: SampleRange,
  { total, half, hz, every }: { total: number; half: number; hz: number; every: number },
): SampleRange {
  const edge = Math.ceil(Math.max(half, EDGE_SECONDS * hz))
  const to = block.to === total ? Math.floor((total - block.from) / every) - edge : own.to
  return { from: block.from === 0 ? Math.max(own.from, edge) : own.from, to: Math.min(own.to, to) }
}

function collectPeaks(
  block: Block,
  own: SampleRange,
  { found, profile }: { found: ReturnType<typeof growingPeakList>; profile: SpeciesProfile },
): void {
  const apart = Math.max(1, Math.round(profile.refractorySeconds * block.hz))
  const spacing = (SHAPE_WINDOWS * profile.slopeWindowSeconds * block.hz) / 24
  const end = Math.min(own.to, block.slope.length)
  for (
    let index = nextPeak(block.slope, own.from, end, apart);
    index < end;
    index = nextPeak(block.slope, index + 1, end, apart)
  ) {
    const { deflection, steepest } = largestNear(block, index)
    const shape = found.add({
      sample: block.first + deflection * block.every + (block.every >> 1),
      height: block.slope[index] as number,
      slope: steepest,
    })
    writeShape(shape, block.raw, { centre: deflection, spacing })
  }
}

function largestNear({ band, half }: Block, index: number) {
  let steepest = 0
  let deflection = index
  const last = Math.min(band.length - 1, index + half)
  for (let at = Math.max(1, index - half); at <= last; at += 1) {
    steepest = Math.max(steepest, Math.abs((band[at] as number) - (band[at - 1] as number)))
    if (Math.abs(band[at] as number) > Math.abs(band[deflection] as number)) deflection = at
  }
  return { deflection, steepest }
}

/** Returns the next place whose value is the largest in a distance, `end` without one. */
function nextPeak(values: Float64Array, from: number, end: number, apart: number): number {
  for (let index = from; index < end; index += 1) {
    if ((values[index] as number) >= LEAST_SLOPE && isLargestWithin(values, index, apart))
      return index
  }
  return end
}

/** Decides whether a value is the largest in a distance. Of equal values the first is. */
function isLargestWithin(values: Float64Array, index: number, apart: number): boolean {
  const height = values[index] as number
  const first = Math.max(0, index - apart)
  let before = index - 1
  while (before >= first && (values[before] as number) < height) before -= 1
  if (before >= first) return false
  const last = Math.min(values.length - 1, index + apart)
  let behind = index + 1
  while (behind <= last && (values[behind] as number) <= height) behind += 1
  return behind > last
}

/** Slopes under a thousandth of a count are rounding, not signal. */
const LEAST_SLOPE = 1e-3

/** Buffers that serve all blocks: the unfiltered values, the slope between two of them, its mean. */
const buffers = {
  raw: reused((length) => new Float32Array(length)),
  slope: reused((length) => new Float64Array(length)),
  mean: reused((length) => new Float64Array(length)),
}

/** Writes the mean slope over `half` values to either side; beyond the ends there is none. */
function writeSlopeMean(band: Float64Array, half: number, into: typeof buffers): Float64Array {
  const count = band.length
  const slope = into.slope(count)
  const mean = into.mean(count)
  slope[0] = 0
  for (let index = 1; index < count; index += 1) {
    slope[index] = Math.abs((band[index] as number) - (band[index - 1] as number))
  }
  const width = 2 * half + 1
  let sum = 0
  for (let index = 0; index < Math.min(half, count); index += 1) sum += slope[index] as number
  for (let index = 0; index < count; index += 1) {
    const entering = index + half < count ? (slope[index + half] as number) : 0
    const leaving = index > half ? (slope[index - half - 1] as number) : 0
    sum += entering - leaving
    mean[index] = sum / width
  }
  return mean
}

function collectFloors(
  { slope, first, every, hz, half }: Block,
  own: SampleRange,
  { floors, samplesPerSecond }: { floors: Float32Array; samplesPerSecond: number },
): void {
  const firstSecond = Math.ceil((first + own.from * every) / samplesPerSecond)
  const values = new Float64Array(Math.ceil(hz / half) + 1)
  for (let second = firstSecond; second < floors.length; second += 1) {
    const from = Math.round((second * samplesPerSecond - first) / every)
    if (from >= own.to || from >= slope.length) return
    const to = Math.min(slope.length, from + Math.floor(hz))
    let count = 0
    for (let index = from; index < to; index += half) {
      values[count] = slope[index] as number
      count += 1
    }
    floors[second] = values.subarray(0, count).sort()[count >> 2] as number
  }
}
