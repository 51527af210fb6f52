import type { SourcedBeat } from '@systole/ecg/beats/beat-records'

/** Returns the number of the beat at a sample as reports count them: marks that are no beats (X) are left out. */
export function numberOfBeat(beats: readonly SourcedBeat[], sample: number): number {
  let number = 0
  for (const beat of beats) {
    if (beat.sample > sample) break
    if (beat.label !== 'X') number += 1
  }
  return number
}
