import type { Beat } from '@systole/ecg/beats/beat'
import { type March, marchThrough } from '@systole/ecg/beats/march-through'
import { type MarchedWaves, marchWaves } from '@systole/ecg/beats/march-waves'
import { firstBeatFrom } from '../beats/find-beats.ts'
import type { TraceSource } from '../source/trace-source.ts'
import type { Calipers } from './caliper.ts'
import { leadStretch } from './measured-lead.ts'

/** Equal steps, with the waves beside them where the lead is known. */
export type SeenMarch = March & { marched?: MarchedWaves }

/** A caliper whose ends are further from the visible part than this is not compared with what is seen. */
const MOST_SECONDS = 60
/** The feet of a wave at the border. */
const BORDER_SECONDS = 0.1

/** Returns the equal steps of the selected interval through the visible part, if it is placed and they are switched on. */
export function marchOf(
  { chosen, outline, marching }: Pick<Calipers, 'chosen' | 'outline'> & { marching: boolean },
  strip: { startSeconds: number; across: number },
  of: {
    beats: readonly Beat[]
    samplesPerSecond: number
    /** The lead in which waves are looked for. */
    trace?: { source: TraceSource; lead: number }
  },
): SeenMarch | undefined {
  const [one, other] = chosen?.points ?? []
  if (!marching || outline || chosen?.method !== 'interval' || !one || !other) return undefined
  const { beats, samplesPerSecond, trace } = of
  const from = strip.startSeconds * samplesPerSecond
  const to = (strip.startSeconds + strip.across) * samplesPerSecond
  const seen = beats
    .slice(firstBeatFrom(beats, from), firstBeatFrom(beats, to))
    .map(({ sample }) => sample)
  const between = [one.x * samplesPerSecond, other.x * samplesPerSecond] as const
  const march = marchThrough(between, seen, { from, to })
  if (!march || !trace) return march
  const border = BORDER_SECONDS * samplesPerSecond
  const range = { from: Math.min(from, ...between) - border, to: Math.max(to, ...between) + border }
  if (range.to - range.from > MOST_SECONDS * samplesPerSecond) return march
  const lead = leadStretch(trace.source, trace.lead, range)
  return { ...march, marched: marchWaves(march, between, lead, seen) }
}
