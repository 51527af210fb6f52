import { isPossible } from '../ecg-values/ecg-value.ts'
import { BEAT_TO_BEAT, type ImagePoint, type TraceMethod } from './measurement.ts'

const MINUTE_MILLISECONDS = 60_000
/** Far below any sample; removes the slip of binary fractions. */
const KEPT_DIGITS = 6

/** The exact result of calipers on an ECG. `label` is the span of the interval, or the lead of the amplitude. */
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
  if (method === 'amplitude') return { method, label, millivolts: kept(to.y - from.y) }
  const milliseconds = kept(Math.abs(to.x - from.x) * 1000)
  return { method, label, milliseconds, ...rateOf(milliseconds, label) }
}

/** Returns the heart rate of an interval from beat to beat, if a heart can have it. */
export function rateOf(milliseconds: number, label: string): { beatsPerMinute?: number } {
  const beatsPerMinute = MINUTE_MILLISECONDS / milliseconds
  const isRate = BEAT_TO_BEAT.includes(label) && isPossible('heartRatePerMinute', beatsPerMinute)
  return isRate ? { beatsPerMinute } : {}
}

function kept(value: number): number {
  return Number(value.toFixed(KEPT_DIGITS)) || 0
}
