import type { ReviewField } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'

type Target = { field: ReviewField; valueOf: (seconds: number) => number }

const seconds = (value: number) => value

/** The value that a caliper measures in a step. */
const TARGETS: Readonly<Partial<Record<ReviewStep, Target>>> = {
  heart_rate: { field: 'heart_rate.rrRate', valueOf: (interval) => 60 / interval },
  p_wave: { field: 'p_wave.duration', valueOf: seconds },
  qrs: { field: 'qrs.duration', valueOf: seconds },
  p_qrs: { field: 'pr.duration', valueOf: seconds },
  t_wave: { field: 't_wave.qt', valueOf: seconds },
}

/** Returns the field that a caliper of this step measures, with its value. */
export function caliperValue(
  step: ReviewStep,
  span: { from: number; to: number },
): { field: ReviewField; value: number } | undefined {
  const target = TARGETS[step]
  const length = Math.abs(span.to - span.from)
  if (!target || length === 0) return undefined
  return { field: target.field, value: target.valueOf(length) }
}
