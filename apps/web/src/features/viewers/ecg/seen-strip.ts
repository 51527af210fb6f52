import type { StripMark } from '@systole/domain/key-images/ecg-strip'
import type { EcgView } from '../../ecg-trace/ecg-view.ts'
import {
  durationSeconds,
  readMillivolts,
  type TraceSource,
} from '../../ecg-trace/source/trace-source.ts'
import type { Strip } from '../../ecg-trace/use-strip.ts'
import type { SeenStrip } from '../key-image/capture-strip.ts'
import type { ShownMeasurement } from '../measuring/use-file-measurements.ts'
import type { FileBeats } from './found-beats.ts'
import type { TraceMeasuring } from './use-trace-measuring.ts'

export type Seen = {
  view: EcgView
  strip: Strip
  measuring: Pick<TraceMeasuring, 'outline' | 'chosen' | 'measurements'>
  found: Pick<FileBeats, 'beats' | 'gaps'>
  /** The recorder's own words. */
  filter: string
}

/** Returns the visible strip with every caliper, for the report and for printing. The samples are not filtered. */
export function seenStrip(
  source: TraceSource,
  { view, strip, measuring, found, filter }: Seen,
): SeenStrip {
  const { method, points } = (measuring.outline ? undefined : measuring.chosen) ?? {}
  const [from, to] = method === 'interval' ? (points ?? []) : []
  return {
    recording: {
      samplesPerSecond: source.samplesPerSecond,
      durationSeconds: durationSeconds(source),
    },
    leads: strip.layout.rows.map(({ lead }) => ({
      name: lead.name,
      read: (first, end) =>
        readMillivolts(source, source.leads.indexOf(lead), { from: first, to: end }),
    })),
    startSeconds: strip.startSeconds,
    secondsShown: strip.across,
    speed: view.speed,
    gain: strip.gain,
    caliper: from && to && { from: from.x, to: to.x },
    marks: measuring.measurements.flatMap((each) => markOf(each) ?? []),
    filter,
    beats: found.beats,
    gaps: found.gaps,
  }
}

function markOf({ method, label, points }: ShownMeasurement): StripMark | undefined {
  const [from, to] = points
  if (!from || !to || (method !== 'interval' && method !== 'amplitude')) return undefined
  return { method, label: label ?? '', from, to }
}
