import { NO_SAMPLE, type SampleRange, type SignalLead } from '../signal/ecg-signal.ts'
import { subtractMains } from './mains-interference.ts'

/** Half power of the whole zero-phase filter; ST levels keep their shape below 0.5 Hz. */
const HIGH_PASS_HZ = 0.5
/** A second-order filter that runs twice has half power at 1 / 0.802 of its own corner. */
const TWO_PASS_SHIFT = 0.802
/** The padding at both ends is this many periods of the corner. */
const PAD_PERIODS = 1

/**
 * Returns a stretch of a lead for measuring, in millivolts: lost samples bridged by a straight line, baseline wander and mains
 * interference taken out without shifting any wave. No low-pass: the height of R in small animals suffers below 100 Hz. `every` samples
 * become one, their mean, where less is enough.
 */
export function measuringSignal(
  lead: SignalLead,
  range: SampleRange,
  samplesPerSecond: number,
  every = 1,
): Float32Array {
  const values = millivoltsOfEvery(lead, range, every)
  const rate = samplesPerSecond / every
  const level = removeBaseline(values, rate)
  subtractMains(level, rate)
  return level
}

function millivoltsOfEvery(
  { samples, baseline, countsPerMillivolt }: SignalLead,
  { from, to }: SampleRange,
  every: number,
): Float32Array {
  const values = new Float32Array(Math.ceil((to - from) / every))
  let lost = 0
  for (let index = 0; index < values.length; index += 1) {
    const first = from + index * every
    const last = Math.min(to, first + every)
    let sum = 0
    for (let at = first; at < last; at += 1) {
      const count = samples[at] as number
      sum = count === NO_SAMPLE ? Number.NaN : sum + count
    }
    values[index] = (sum / (last - first) - baseline) / countsPerMillivolt
    if (Number.isNaN(sum)) lost += 1
  }
  if (lost > 0) bridgeLostSamples(values)
  return values
}

/** Draws a straight line over each run of NaN; a run at an end takes the nearest value. */
export function bridgeLostSamples(values: Float32Array): void {
  let lastKept = -1
  for (let index = 0; index <= values.length; index += 1) {
    if (index < values.length && Number.isNaN(values[index])) continue
    if (index - lastKept > 1) bridge(values, lastKept, index)
    lastKept = index
  }
}

function bridge(values: Float32Array, before: number, after: number): void {
  const left = values[before] ?? values[after] ?? 0
  const right = values[after] ?? left
  for (let index = before + 1; index < after; index += 1) {
    values[index] = left + ((right - left) * (index - before)) / (after - before)
  }
}

function removeBaseline(values: Float32Array, samplesPerSecond: number): Float32Array {
  const corner = HIGH_PASS_HZ * TWO_PASS_SHIFT
  const padding = Math.min(
    values.length - 1,
    Math.round((PAD_PERIODS * samplesPerSecond) / HIGH_PASS_HZ),
  )
  if (padding < 1) return values
  const padded = mirrorEnds(values, padding)
  const stage = highPassStage(corner / samplesPerSecond)
  runHighPass(padded, stage, 0, 1)
  runHighPass(padded, stage, padded.length - 1, -1)
  values.set(padded.subarray(padding, padding + values.length))
  return values
}

/** The last padded stretch: blocks of a recording are mostly equally long. */
let scratch = new Float64Array(0)

/** Returns the values with both ends continued point-symmetrically, so that a filter is settled where they begin. */
function mirrorEnds(values: Float32Array, padding: number): Float64Array {
  const count = values.length
  if (scratch.length !== count + 2 * padding) scratch = new Float64Array(count + 2 * padding)
  const padded = scratch
  padded.set(values, padding)
  const first = values[0] as number
  const last = values[count - 1] as number
  for (let step = 1; step <= padding; step += 1) {
    padded[padding - step] = 2 * first - (values[step] as number)
    padded[padding + count - 1 + step] = 2 * last - (values[count - 1 - step] as number)
  }
  return padded
}

type HighPassStage = { gain: number; a1: number; a2: number }

/** Butterworth of second order. The coefficients are rounded so that every engine gets the same ones. */
function highPassStage(cyclesPerSample: number): HighPassStage {
  const warped = Math.tan(Math.PI * cyclesPerSample)
  const norm = 1 / (1 + Math.SQRT2 * warped + warped * warped)
  return {
    gain: rounded(norm),
    a1: rounded(2 * (warped * warped - 1) * norm),
    a2: rounded((1 - Math.SQRT2 * warped + warped * warped) * norm),
  }
}

function rounded(value: number): number {
  return Math.round(value * 1e12) / 1e12
}

/** Filters in place from one end to the other. */
function runHighPass(
  values: Float64Array,
  { gain, a1, a2 }: HighPassStage,
  first: number,
  step: 1 | -1,
): void {
  const start = values[first] as number
  let x1 = start
  let x2 = start
  let y1 = 0
  let y2 = 0
  let index = first
  for (let count = values.length; count > 0; count -= 1) {
    const x = values[index] as number
    const y = gain * (x - 2 * x1 + x2) - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    values[index] = y
    index += step
  }
}
