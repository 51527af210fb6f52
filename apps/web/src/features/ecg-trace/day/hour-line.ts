import type { Beat } from '@systole/ecg/beats/beat'
import { firstBeatFrom } from '../beats/find-beats.ts'
import { hasGap } from '../beats/intervals.ts'
import type { DayRecording } from './day-recording.ts'

/** The rates of the intervals that end in a column of the picture. */
export type RateColumn = { column: number; low: number; high: number }

type Stretch = { from: number; to: number }

/** Returns the beats of a stretch, in seconds. */
export function beatsIn(
  { beats, source }: Pick<DayRecording, 'beats' | 'source'>,
  { from, to }: Stretch,
): readonly Beat[] {
  const { samplesPerSecond } = source
  const first = firstBeatFrom(beats, from * samplesPerSecond)
  return beats.slice(first, firstBeatFrom(beats, to * samplesPerSecond))
}

/** Returns the rates from beat to beat as columns, one a pixel; none across a gap or to a mark that is no beat. */
export function rateColumns(
  recording: Pick<DayRecording, 'beats' | 'gaps' | 'source'>,
  stretch: Stretch,
  widthPixels: number,
): RateColumn[] {
  const { samplesPerSecond } = recording.source
  const perSecond = widthPixels / (stretch.to - stretch.from)
  const columns: RateColumn[] = []
  let before: Beat | undefined
  for (const beat of beatsIn(recording, stretch)) {
    if (beat.label === 'X') continue
    const last = before
    before = beat
    if (!last || hasGap(recording.gaps, last.sample, beat.sample)) continue
    const rate = (60 * samplesPerSecond) / (beat.sample - last.sample)
    const column = Math.floor((beat.sample / samplesPerSecond - stretch.from) * perSecond)
    const same = columns.at(-1)
    if (same?.column === column) {
      same.low = Math.min(same.low, rate)
      same.high = Math.max(same.high, rate)
    } else columns.push({ column, low: rate, high: rate })
  }
  return columns
}
