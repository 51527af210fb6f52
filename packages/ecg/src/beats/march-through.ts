/** Equal steps through a recording, drawn to see whether waves keep their distance. */
export type March = {
  /** The samples of the steps in a stretch, ascending. */
  steps: readonly number[]
  stepSamples: number
  /** The largest distance of a beat from its step in samples, later is positive; undefined if no beat is near a step. */
  drift: number | undefined
}

/** A beat farther from its step than this share of a step is not counted. */
const NEAR_SHARE = 0.25

/**
 * Returns equal steps from two samples through a stretch, and how far beats drift from them. A step is a whole number of samples, so that
 * it is equal at any magnification. `beats` ascend.
 */
export function marchThrough(
  between: readonly [number, number],
  beats: readonly number[],
  stretch: { from: number; to: number },
): March | undefined {
  const start = Math.round(Math.min(...between))
  const stepSamples = Math.round(Math.max(...between)) - start
  if (stepSamples < 1) return undefined
  const steps: number[] = []
  const first = Math.ceil((stretch.from - start) / stepSamples)
  const last = Math.floor((stretch.to - start) / stepSamples)
  for (let step = first; step <= last; step += 1) steps.push(start + step * stepSamples)
  return { steps, stepSamples, drift: driftOf(beats, start, stepSamples) }
}

function driftOf(beats: readonly number[], start: number, step: number): number | undefined {
  let largest: number | undefined
  for (const beat of beats) {
    const away = beat - (start + Math.round((beat - start) / step) * step)
    if (Math.abs(away) > NEAR_SHARE * step) continue
    if (largest === undefined || Math.abs(away) > Math.abs(largest)) largest = away
  }
  return largest
}
