import type { ReviewField } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import type { Caliper } from '../../ecg-trace/calipers/caliper.ts'

/** A step with the fields that its calipers measure. */
type Target = {
  /** The part of a beat that an interval spans, by the names of calipers. */
  spans: string
  interval: ReviewField
  valueOf: (seconds: number) => number
  amplitude?: ReviewField
}

const seconds = (value: number) => value

const TARGETS: Readonly<Partial<Record<ReviewStep, Target>>> = {
  heart_rate: { spans: 'RR', interval: 'heart_rate.rrRate', valueOf: (interval) => 60 / interval },
  p_wave: {
    ...{ spans: 'P', interval: 'p_wave.duration', valueOf: seconds },
    amplitude: 'p_wave.height',
  },
  qrs: { spans: 'QRS', interval: 'qrs.duration', valueOf: seconds, amplitude: 'qrs.r_height' },
  p_qrs: { spans: 'PR', interval: 'pr.duration', valueOf: seconds },
  t_wave: { spans: 'QT', interval: 't_wave.qt', valueOf: seconds, amplitude: 't_wave.height' },
}

/** Returns what a new interval spans in a step. */
export function spansOf(step: ReviewStep): string {
  return TARGETS[step]?.spans ?? 'RR'
}

/** Returns the field that a placed caliper of this step measures, with its value. */
export function caliperValue(
  step: ReviewStep,
  { method, points: [one, other] }: Pick<Caliper, 'method' | 'points'>,
): { field: ReviewField; value: number } | undefined {
  const target = TARGETS[step]
  if (!target || !one || !other) return undefined
  if (method === 'amplitude') {
    return target.amplitude && { field: target.amplitude, value: other.y - one.y }
  }
  const length = Math.abs(other.x - one.x)
  return length === 0 ? undefined : { field: target.interval, value: target.valueOf(length) }
}
