import { joinRanges } from '../gaps/range-set.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import { medianOf } from '../signal/median.ts'
import type { SlopePeaks } from './peak-list.ts'

/**
 * How far beats rise over the signal between them: the median height of the beats in eight seconds, divided by the slope under which a
 * quarter of that time stays. White and red noise measure 1.6 to 2.3, mains hum 1, ECGs of dogs 7 to 36, and the worst of the noise
 * stress records 4.
 */
export type SignalContrast = { stepSeconds: number; values: Float32Array }

const STEP_SECONDS = 2
const REACH_SECONDS = 4
/** Under this there is only noise, flat line or hum. */
const LEAST_CONTRAST = 2.7
/** Under this a person should look at the beats. */
const CLEAR_CONTRAST = 4.5

export function contrastOf(
  peaks: SlopePeaks,
  beats: readonly number[],
  samplesPerSecond: number,
): SignalContrast {
  const values = new Float32Array(Math.ceil(peaks.floors.length / STEP_SECONDS))
  const at = (place: number) => (peaks.samples[beats[place] as number] as number) / samplesPerSecond
  let first = 0
  for (let step = 0; step < values.length; step += 1) {
    const middle = (step + 0.5) * STEP_SECONDS
    while (first < beats.length && at(first) < middle - REACH_SECONDS) first += 1
    const heights: number[] = []
    for (
      let place = first;
      place < beats.length && at(place) < middle + REACH_SECONDS;
      place += 1
    ) {
      heights.push(peaks.heights[beats[place] as number] as number)
    }
    const floorFrom = Math.max(0, Math.round(middle - REACH_SECONDS))
    const floors = [...peaks.floors.subarray(floorFrom, Math.round(middle + REACH_SECONDS))]
    const floor = Math.max(1e-3, medianOf(floors) ?? 0)
    values[step] = (medianOf(heights) ?? 0) / floor
  }
  return { stepSeconds: STEP_SECONDS, values }
}

/** Returns the contrast at a moment. */
export function contrastAt(contrast: SignalContrast, seconds: number): number {
  const last = contrast.values.length - 1
  return contrast.values[Math.min(last, Math.floor(seconds / contrast.stepSeconds))] ?? 0
}

export const isOnlyNoise = (contrast: number) => contrast < LEAST_CONTRAST

/** Returns the stretches in which noise covers the beats so far that rates and shapes cannot be trusted. */
export function noisyStretches(
  contrast: SignalContrast,
  { samplesPerSecond, sampleCount }: { samplesPerSecond: number; sampleCount: number },
): SampleRange[] {
  const stepSamples = contrast.stepSeconds * samplesPerSecond
  const stretches: SampleRange[] = []
  contrast.values.forEach((value, step) => {
    if (value >= CLEAR_CONTRAST) return
    const to = Math.min(sampleCount, Math.round((step + 1) * stepSamples))
    stretches.push({ from: Math.round(step * stepSamples), to })
  })
  return joinRanges(stretches)
}
