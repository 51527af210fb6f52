import { joinRanges } from '../gaps/range-set.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import { medianOf } from '../signal/order-statistics.ts'
import { scratchOf, select } from '../signal/select.ts'
import type { SlopePeaks } from './peak-list.ts'

/**
 * How far beats rise over the signal between them, in steps of two seconds: the median height of the beats in eight seconds, divided by
 * the slope under which a quarter of that time stays. White and red noise measure 1.6 to 2.3, mains hum 1, ECGs of dogs 7 to 36, and
 * the worst of the noise stress records 4.
 */
export type SignalContrast = {
  stepSeconds: number
  values: Float32Array
  /** Beats per second. */
  rates: Float32Array
}

const STEP_SECONDS = 2
const REACH_SECONDS = 4
const SMALLEST_FLOOR = 1e-3

/** Measures the contrast of a lead, of which `beats` are places in `peaks`. */
export function contrastOf(
  peaks: SlopePeaks,
  beats: readonly number[],
  samplesPerSecond: number,
): SignalContrast {
  const steps = Math.ceil(peaks.floors.length / STEP_SECONDS)
  const contrast = {
    stepSeconds: STEP_SECONDS,
    values: new Float32Array(steps),
    rates: new Float32Array(steps),
  }
  const at = (place: number) => (peaks.samples[beats[place] as number] as number) / samplesPerSecond
  let first = 0
  for (let step = 0; step < steps; step += 1) {
    const middle = (step + 0.5) * STEP_SECONDS
    while (first < beats.length && at(first) < middle - REACH_SECONDS) first += 1
    const heights: number[] = []
    for (let next = first; next < beats.length && at(next) < middle + REACH_SECONDS; next += 1) {
      heights.push(peaks.heights[beats[next] as number] as number)
    }
    const from = Math.max(0, Math.round(middle - REACH_SECONDS))
    const floors = peaks.floors.subarray(from, Math.round(middle + REACH_SECONDS))
    // Seconds of a flat line say nothing about the noise of the others.
    const floor = medianOf(floors.filter((each) => each > SMALLEST_FLOOR)) ?? SMALLEST_FLOOR
    contrast.values[step] = lowerMedian(heights) / floor
    contrast.rates[step] = heights.length / Math.max(1, floors.length)
  }
  return contrast
}

/** Returns the lower of two middle values, so that one high peak does not speak for a low one. */
function lowerMedian(values: readonly number[]): number {
  const count = values.length
  return count === 0 ? 0 : select(scratchOf(values), count, (count - 1) >> 1)
}

/** Returns the contrast at a moment. */
export function contrastAt(contrast: SignalContrast, seconds: number): number {
  return contrast.values[stepAt(contrast, seconds)] ?? 0
}

const stepAt = ({ stepSeconds, values }: SignalContrast, seconds: number) =>
  Math.min(values.length - 1, Math.floor(seconds / stepSeconds))

/** Under this there is only noise, flat line or hum. */
const LEAST_CONTRAST = 2.8
/** A few peaks of noise can rise higher for some seconds, but not for most of a minute. */
const LEAST_USUAL_CONTRAST = 3.2
const USUAL_REACH_SECONDS = 20
/** Under this a person should look at the beats. */
const CLEAR_CONTRAST = 4.5
/** Beats look alike, noise does not. */
const ALIKE = 0.9
/** Beats that fill so much of the time leave nothing between them to compare with; their likeness decides. */
const CROWDED_SHARE = 0.3
const SURELY_ALIKE = 0.95

/** How sure the beats of a lead are, per step of its contrast. */
export type NoiseJudgement = {
  isOnlyNoise: (seconds: number) => boolean
  /** Stretches in which noise covers the beats so far that rates and shapes cannot be trusted. */
  noisy: SampleRange[]
}

/** Judges noise by contrast and by how alike the beats around a moment are. */
export function judgeNoise(
  contrast: SignalContrast,
  by: {
    familiarityNear: (seconds: number) => number
    slopeWindowSeconds: number
    samplesPerSecond: number
    sampleCount: number
  },
): NoiseJudgement {
  const { values, rates, stepSeconds } = contrast
  const reach = USUAL_REACH_SECONDS / stepSeconds
  const onlyNoise: boolean[] = []
  const noisy: SampleRange[] = []
  values.forEach((value, step) => {
    const near = values.subarray(Math.max(0, step - reach), step + reach + 1)
    const isLow = value < LEAST_CONTRAST || (medianOf(near) ?? 0) < LEAST_USUAL_CONTRAST
    const isUnclear = isLow || value < CLEAR_CONTRAST
    const familiarity = isUnclear ? by.familiarityNear((step + 0.5) * stepSeconds) : 1
    const isCrowded = 2 * (rates[step] as number) * by.slopeWindowSeconds >= CROWDED_SHARE
    onlyNoise.push(isLow && !(isCrowded && familiarity >= ALIKE))
    if (!isUnclear || (isCrowded && familiarity >= SURELY_ALIKE)) return
    const to = Math.min(by.sampleCount, Math.round((step + 1) * stepSeconds * by.samplesPerSecond))
    noisy.push({ from: Math.round(step * stepSeconds * by.samplesPerSecond), to })
  })
  return {
    isOnlyNoise: (seconds) => onlyNoise[stepAt(contrast, seconds)] ?? true,
    noisy: joinRanges(noisy),
  }
}
