import type { Beat } from './beat.ts'

/** Returns the index of the first beat at or after a sample; the beats ascend. */
export function placeOfBeat(beats: readonly Pick<Beat, 'sample'>[], sample: number): number {
  let low = 0
  let high = beats.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((beats[middle]?.sample ?? 0) < sample) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the beat at a sample; the beats ascend. */
export function findBeat<Found extends Beat>(
  beats: readonly Found[],
  sample: number,
): Found | undefined {
  const beat = beats[placeOfBeat(beats, sample)]
  return beat?.sample === sample ? beat : undefined
}
