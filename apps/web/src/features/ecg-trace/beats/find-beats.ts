import type { Beat } from '@systole/ecg/beats/beat'

/** Returns the index of the first beat at or after a sample. */
export function firstBeatFrom(beats: readonly Beat[], sample: number): number {
  let low = 0
  let high = beats.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((beats[middle]?.sample ?? 0) < sample) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the beat nearest to a sample. */
export function nearestBeat(beats: readonly Beat[], sample: number): Beat | undefined {
  const next = firstBeatFrom(beats, sample)
  const [before, after] = [beats[next - 1], beats[next]]
  if (!before || !after) return before ?? after
  return sample - before.sample <= after.sample - sample ? before : after
}

/** Returns a time moved to the R wave within reach, or the time itself. */
export function snapToR(
  seconds: number,
  beats: readonly Beat[],
  of: { samplesPerSecond: number; reachSeconds: number },
): number {
  const beat = nearestBeat(beats, seconds * of.samplesPerSecond)
  const at = beat && beat.sample / of.samplesPerSecond
  return at !== undefined && Math.abs(at - seconds) <= of.reachSeconds ? at : seconds
}

/** Returns the seconds of the beats before and after a time; X is not a beat. */
export function beatsAround(
  seconds: number,
  beats: readonly Beat[],
  samplesPerSecond: number,
): readonly [number, number] | undefined {
  const next = firstBeatFrom(beats, seconds * samplesPerSecond)
  const before = beats.slice(0, next).findLast(({ label }) => label !== 'X')
  const after = beats.slice(next).find(({ label }) => label !== 'X')
  if (!before || !after) return undefined
  return [before.sample / samplesPerSecond, after.sample / samplesPerSecond]
}
