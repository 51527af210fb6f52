import { NO_SAMPLE } from '../signal/ecg-signal.ts'
import { UnreadableRecording } from './recording-sink.ts'
import type { SourceLead, ValueExtent } from './source-recording.ts'

/** The 16-bit counts that are samples; -32,768 is `NO_SAMPLE`. */
const HIGHEST_COUNT = 32_767
const MOST_STEPS = 2 * HIGHEST_COUNT
/** The step of values that have none of their own, so that the error is at most 0.5 µV. */
const FINE_MILLIVOLTS = 0.001
/** One kilovolt. No electrode has it: the unit of the file must be another. */
const IMPOSSIBLE_MILLIVOLTS = 1e6

/** The conversion of one lead from the values of its file to 16-bit counts: count = round(value × perValue − offset) / coarser. */
export type LeadScale = {
  countsPerMillivolt: number
  baseline: number
  /** Steps of one unit of the values; negative if the file counts downwards. */
  stepsPerValue: number
  offset: number
  /** Steps per count: 1 if the steps of the file are kept. */
  coarser: number
  /** The size of a count in microvolts if it is coarser than both the file's and 1 µV. */
  reducedToMicrovolts: number | undefined
}

/**
 * Chooses the scale of a lead: the steps of the file if they fit into 16 bits, shifted if need be, else the finest multiple that fits.
 * Values without a step get one of 1 µV. Throws if the lead has no gain.
 */
export function scaleOf(lead: SourceLead, extent: ValueExtent): LeadScale {
  const { millivoltsPerUnit, zero } = lead
  if (!Number.isFinite(millivoltsPerUnit) || millivoltsPerUnit === 0 || !Number.isFinite(zero)) {
    throw new UnreadableRecording('unitUnknown', lead.name)
  }
  requirePossible(lead, extent)
  const sign = Math.sign(millivoltsPerUnit)
  const step = lead.step ?? FINE_MILLIVOLTS / Math.abs(millivoltsPerUnit)
  const stepsPerValue = sign * tidy(1 / step)
  const millivoltsPerStep = millivoltsPerUnit / stepsPerValue
  const ends = [extent.lowest * stepsPerValue, extent.highest * stepsPerValue].map(Math.round)
  const [lowest, highest] = [Math.min(...ends), Math.max(...ends)]
  const fits = lowest >= -HIGHEST_COUNT && highest <= HIGHEST_COUNT
  const offset = fits ? 0 : lowest + Math.floor((highest - lowest) / 2)
  const coarser = fits ? 1 : stepsPerCount((highest - lowest) / MOST_STEPS, millivoltsPerStep)
  const millivoltsPerCount = coarser * millivoltsPerStep
  const isReduced = coarser > 1 && millivoltsPerCount > FINE_MILLIVOLTS * (1 + 1e-9)
  return {
    countsPerMillivolt: tidy(1 / millivoltsPerCount),
    baseline: tidy((zero * stepsPerValue - offset) / coarser) + 0,
    stepsPerValue,
    offset,
    coarser,
    reducedToMicrovolts: isReduced ? tidy(millivoltsPerCount * 1000) : undefined,
  }
}

/** Returns the fewest steps per count that fit: 1, 2 or 5 times a power of ten up to 1 µV, so that round heights stay exact. */
function stepsPerCount(fewest: number, millivoltsPerStep: number): number {
  for (let power = 1; power * millivoltsPerStep <= FINE_MILLIVOLTS; power *= 10) {
    for (const steps of [power, 2 * power, 5 * power]) {
      if (steps >= fewest && steps * millivoltsPerStep <= FINE_MILLIVOLTS) return steps
    }
  }
  return Math.max(1, Math.ceil(fewest))
}

/** Converts values to counts; what is not a number becomes `NO_SAMPLE`. */
export function countsOf(values: Float64Array, scale: LeadScale): Int16Array {
  const { stepsPerValue, offset, coarser } = scale
  const counts = new Int16Array(values.length)
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? Number.NaN
    if (Number.isNaN(value)) {
      counts[index] = NO_SAMPLE
      continue
    }
    const count = Math.round((value * stepsPerValue - offset) / coarser)
    counts[index] = Math.max(-HIGHEST_COUNT, Math.min(HIGHEST_COUNT, count))
  }
  return counts
}

/** Widens an extent by the numbers among some values. */
export function widen(extent: ValueExtent, values: Float64Array): ValueExtent {
  let { lowest, highest } = extent
  for (const value of values) {
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  }
  return { lowest, highest }
}

export const EMPTY_EXTENT: ValueExtent = {
  lowest: Number.POSITIVE_INFINITY,
  highest: Number.NEGATIVE_INFINITY,
}

function requirePossible({ name, millivoltsPerUnit, zero }: SourceLead, extent: ValueExtent) {
  for (const value of [extent.lowest, extent.highest]) {
    const millivolts = Math.abs((value - zero) * millivoltsPerUnit)
    if (!(millivolts < IMPOSSIBLE_MILLIVOLTS)) {
      throw new UnreadableRecording('unitUnknown', `${name}: ${millivolts.toPrecision(3)} mV`)
    }
  }
}

/** Removes the last digits, which depend on the order of a calculation. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
