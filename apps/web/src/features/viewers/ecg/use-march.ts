import type { Beat } from '@systole/ecg/beats/beat'
import { type March, marchThrough } from '@systole/ecg/beats/march-through'
import { firstBeatFrom } from '../../ecg-trace/beats/find-beats.ts'
import type { Strip } from '../../ecg-trace/use-strip.ts'
import type { TraceMeasuring } from './use-trace-measuring.ts'

/** Returns the equal steps of the selected interval through the visible part, if they are switched on. */
export function useMarch(
  measuring: TraceMeasuring,
  strip: Strip,
  of: { beats: readonly Beat[]; samplesPerSecond: number },
): March | undefined {
  const { chosen, marching } = measuring
  const [one, other] = chosen?.points ?? []
  if (!marching || chosen?.method !== 'interval' || !one || !other) return undefined
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
