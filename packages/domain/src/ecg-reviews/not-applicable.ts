import type { EcgReview } from './ecg-review.ts'
import { type ReviewField, type ReviewValue, readField, reviewField } from './review-fields.ts'

/** The fields of a P wave, which a trace without a discernible P does not have. SPEC E13. */
const OF_THE_P: readonly ReviewField[] = ['p_wave.height', 'p_wave.duration', 'pr.duration']

/** Returns whether other answers leave nothing to measure: no discernible P, or no constant relation of P and QRS. */
export function hasNothingToMeasure(review: EcgReview, field: ReviewField): boolean {
  if (OF_THE_P.includes(field) && review.p_wave.morphology.includes('indiscernible')) return true
  return field === 'pr.duration' && review.p_qrs.consistently_related === 'no'
}

/**
 * Returns whether the report says "Not applicable": for missing and zero values, except that an axis of 0° is a value; for what
 * cannot be determined; and where there is nothing to measure. SPEC ECG-5, SPEC E12.
 */
export function isNotApplicable(review: EcgReview, field: ReviewField): boolean {
  if (hasNothingToMeasure(review, field)) return true
  const value: unknown = readField(review, field)
  switch (reviewField(field).kind) {
    case 'number':
      return value === null || (value === 0 && field !== 'axis')
    case 'choice':
      return value === null || value === 'undetermined'
    case 'flag':
      return value === null
    case 'set':
    case 'list':
      return Array.isArray(value) && value.length === 0
    case 'text':
      return typeof value === 'string' && value.trim() === ''
  }
}

/**
 * Returns the answer "Not applicable" of a field, `undefined` for a field without one: a question that may stay undetermined, a text and
 * a list of entries.
 */
export function notApplicableAnswer(field: ReviewField): ReviewValue | undefined {
  const row = reviewField(field)
  switch (row.kind) {
    case 'number':
    case 'flag':
      return null
    case 'choice':
      return row.options.includes('undetermined') ? undefined : null
    case 'set':
      return []
    default:
      return undefined
  }
}
