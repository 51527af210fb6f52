import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'
import { measuringSignal } from './measuring-filter.ts'

/** At 128 Hz a P of 40 ms has five samples; below this rate the samples are interpolated to at least the finer one. */
const COARSE_SAMPLES_PER_SECOND = 250
const FINE_SAMPLES_PER_SECOND = 400
/** The P of a beat is judged at half the rate where that is still fast, and a typical P still has so many samples. */
const FEWEST_SAMPLES_OF_P = 10
const SLOWEST_FOR_P = 250

/** A stretch of all leads, ready for measuring: filtered, interpolated where the recording is coarse, averaged where less is enough. */
export type FineBlock = {
  /** The first sample of the recording that belongs to the block. */
  from: number
  /** Samples of the block for each sample of the recording. */
  factor: number
  samplesPerSecond: number
  length: number
  leads: readonly FineLead[]
}
export type FineLead = { name: string; millivolts: Float32Array }

/** Returns a stretch in which bounds are measured. */
export function fineBlock(signal: EcgSignal, range: SampleRange): FineBlock {
  const isCoarse = signal.samplesPerSecond <= COARSE_SAMPLES_PER_SECOND
  const factor = isCoarse ? Math.ceil(FINE_SAMPLES_PER_SECOND / signal.samplesPerSecond) : 1
  return blockOf(signal, range, { factor, every: 1 })
}

/** Returns a stretch in which the P of each beat is judged. */
export function blockForP(
  signal: EcgSignal,
  range: SampleRange,
  { waves }: SpeciesProfile,
): FineBlock {
  const half = signal.samplesPerSecond / 2
  const isEnough = half >= SLOWEST_FOR_P && waves.pSeconds * half >= FEWEST_SAMPLES_OF_P
  return isEnough ? blockOf(signal, range, { factor: 1, every: 2 }) : fineBlock(signal, range)
}

function blockOf(
  signal: EcgSignal,
  range: SampleRange,
  { factor, every }: { factor: number; every: number },
): FineBlock {
  const leads = signal.leads.map((lead) => ({
    name: lead.name,
    millivolts: interpolateCubic(
      measuringSignal(lead, range, signal.samplesPerSecond, every),
      factor,
    ),
  }))
  return {
    from: range.from,
    factor: factor / every,
    samplesPerSecond: (signal.samplesPerSecond * factor) / every,
    length: leads[0]?.millivolts.length ?? 0,
    leads,
  }
}

export function indexInBlock(block: FineBlock, sample: number): number {
  return Math.round((sample - block.from) * block.factor)
}

export function recordingSample(block: FineBlock, index: number): number {
  return block.from + Math.round(index / block.factor)
}

/** Puts `factor − 1` values between each two samples, on the cubic through the four samples around them. */
export function interpolateCubic(values: Float32Array, factor: number): Float32Array {
  if (factor === 1 || values.length < 2) return values
  const last = values.length - 1
  const out = new Float32Array(last * factor + 1)
  for (let index = 0; index < last; index += 1) {
    const left = values[index] ?? 0
    const right = values[index + 1] ?? 0
    const before = values[index - 1] ?? 2 * left - right
    const after = values[index + 2] ?? 2 * right - left
    for (let part = 0; part < factor; part += 1) {
      out[index * factor + part] = cubicBetween(before, left, right, after, part / factor)
    }
  }
  out[last * factor] = values[last] ?? 0
  return out
}

/** Returns the cubic of Lagrange through four equidistant values, `share` of the way from the second to the third. */
function cubicBetween(
  before: number,
  left: number,
  right: number,
  after: number,
  share: number,
): number {
  const a = (-share * (share - 1) * (share - 2)) / 6
  const b = ((share + 1) * (share - 1) * (share - 2)) / 2
  const c = (-(share + 1) * share * (share - 2)) / 2
  const d = ((share + 1) * share * (share - 1)) / 6
  return a * before + b * left + c * right + d * after
}
