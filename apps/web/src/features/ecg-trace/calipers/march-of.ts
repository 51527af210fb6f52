import type { Beat } from '@systole/ecg/beats/beat'
import { type March, marchThrough } from '@systole/ecg/beats/march-through'
import { firstBeatFrom } from '../beats/find-beats.ts'
import type { Calipers } from './caliper.ts'

/** Returns the equal steps of the selected interval through the visible part, if it is placed and they are switched on. */
export function marchOf(
  { chosen, outline, marching }: Pick<Calipers, 'chosen' | 'outline'> & { marching: boolean },
  strip: { startSeconds: number; across: number },
  of: { beats: readonly Beat[]; samplesPerSecond: number },
): March | undefined {
  const [one, other] = chosen?.points ?? []
  if (!marching || outline || chosen?.method !== 'interval' || !one || !other) return undefined
  const { beats, samplesPerSecond } = of
  const from = strip.startSeconds * samplesPerSecond
  const to = (strip.startSeconds + strip.across) * samplesPerSecond
  const seen = beats.slice(firstBeatFrom(beats, from), firstBeatFrom(beats, to))
  return marchThrough(
    [one.x * samplesPerSecond, other.x * samplesPerSecond],
    seen.map(({ sample }) => sample),
    { from, to },
  )
}
