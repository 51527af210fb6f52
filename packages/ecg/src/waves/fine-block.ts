import type { EcgSignal, SampleRange } from '../signal/ecg-signal.ts'
import { measuringSignal } from './measuring-filter.ts'

/** At 128 Hz a P of 40 ms has five samples; below this rate the samples are interpolated to at least the finer one. */
const COARSE_SAMPLES_PER_SECOND = 250
const FINE_SAMPLES_PER_SECOND = 400

/** A stretch of all leads, ready for measuring: filtered, and interpolated where the recording is coarse. */
export type FineBlock = {
  /** The first sample of the recording that belongs to the block. */
  from: number
  /** Fine samples for each sample of the recording. */
  factor: number
  samplesPerSecond: number
  length: number
  leads: readonly FineLead[]
}
export type FineLead = { name: string; millivolts: Float32Array }

export function fineBlock(signal: EcgSignal, range: SampleRange): FineBlock {
  const factor =
    signal.samplesPerSecond <= COARSE_SAMPLES_PER_SECOND
      ? Math.ceil(FINE_SAMPLES_PER_SECOND / signal.samplesPerSecond)
      : 1
  const leads = signal.leads.map((lead) => ({
    name: lead.name,
    millivolts: interpolateCubic(measuringSignal(lead, range, signal.samplesPerSecond), factor),
  }))
  return {
    from: range.from,
    factor,
    samplesPerSecond: signal.samplesPerSecond * factor,
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
