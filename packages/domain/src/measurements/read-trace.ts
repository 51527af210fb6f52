import { BEAT_TO_BEAT, type ImagePoint, type TraceMethod } from './measurement.ts'

const MINUTE_MILLISECONDS = 60_000
const MICROVOLTS_PER_MILLIVOLT = 1000

/** The result of calipers on an ECG. `label` is the span of the interval, or the lead of the amplitude. */
export type TraceReading =
  | { method: 'interval'; label: string; milliseconds?: number; beatsPerMinute?: number }
  | { method: 'amplitude'; label: string; millivolts?: number }

/** Computes an interval, in either order of its points, or an amplitude from the first line to the second. */
export function readTrace(
  method: TraceMethod,
  [from, to]: readonly ImagePoint[],
  label: string,
): TraceReading {
  if (!from || !to) return { method, label }
  if (method === 'amplitude') return { method, label, millivolts: voltageBetween(from.y, to.y) }
  const milliseconds = Math.round(Math.abs(to.x - from.x) * 1000)
  const hasRate = milliseconds > 0 && BEAT_TO_BEAT.includes(label)
  return {
    method,
    label,
    milliseconds,
    ...(hasRate && { beatsPerMinute: Math.round(MINUTE_MILLISECONDS / milliseconds) }),
  }
}

/** Returns the voltage rounded to a microvolt; negative if the second line is below the first. */
function voltageBetween(baseMillivolts: number, topMillivolts: number): number {
  const microvolts = (topMillivolts - baseMillivolts) * MICROVOLTS_PER_MILLIVOLT
  return Math.round(microvolts) / MICROVOLTS_PER_MILLIVOLT || 0
}
