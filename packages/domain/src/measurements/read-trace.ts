import { BEAT_TO_BEAT, type ImagePoint, type TraceMethod } from './measurement.ts'

const MINUTE_MILLISECONDS = 60_000
const MICROVOLTS_PER_MILLIVOLT = 1000

/** What calipers on an ECG read. `label` is what the interval spans, or the lead of the height. */
export type TraceReading =
  | { method: 'interval'; label: string; milliseconds?: number; beatsPerMinute?: number }
  | { method: 'amplitude'; label: string; millivolts?: number }

/** An interval from the first point to the second whichever comes first; a height from the first line to the second. */
export function readTrace(
  method: TraceMethod,
  [from, to]: readonly ImagePoint[],
  label: string,
): TraceReading {
  if (!from || !to) return { method, label }
  if (method === 'amplitude') return { method, label, millivolts: voltageBetween(from.y, to.y) }
  const milliseconds = Math.round(Math.abs(to.x - from.x) * 1000)
  const tellsRate = milliseconds > 0 && BEAT_TO_BEAT.includes(label)
  return {
    method,
    label,
    milliseconds,
    ...(tellsRate && { beatsPerMinute: Math.round(MINUTE_MILLISECONDS / milliseconds) }),
  }
}

/** To the microvolt; a line below the first one is negative. */
function voltageBetween(baseMillivolts: number, topMillivolts: number): number {
  const microvolts = (topMillivolts - baseMillivolts) * MICROVOLTS_PER_MILLIVOLT
  return Math.round(microvolts) / MICROVOLTS_PER_MILLIVOLT || 0
}
