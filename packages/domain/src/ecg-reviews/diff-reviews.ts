import { sameDraft } from '../drafts/same-draft.ts'
import type { EcgReview } from './ecg-review.ts'
import { isNotApplicable } from './not-applicable.ts'
import {
  type EcgServiceId,
  hasField,
  REVIEW_FIELD_NAMES,
  type ReviewField,
  readField,
  reviewField,
} from './review-fields.ts'

/** A field with two values; `changed` is false for numbers that two readings of the same beats may give. */
export type FieldDifference = {
  field: ReviewField
  first: unknown
  second: unknown
  changed: boolean
}

/** Differences of fractions are exact to this much. */
const ROUNDING = 1e-9

/**
 * Returns the fields in which two reviews differ, in the order of reading. Words count as changed always, numbers beyond the reading
 * error. SPEC E28, handbook 5.7.
 */
export function diffReviews(
  first: EcgReview,
  second: EcgReview,
  service: EcgServiceId,
): FieldDifference[] {
  return REVIEW_FIELD_NAMES.filter((field) => hasField(service, field)).flatMap((field) => {
    const values = { first: comparable(first, field), second: comparable(second, field) }
    if (sameDraft(values.first, values.second)) return []
    return [{ field, ...values, changed: isBeyondReading(field, values) }]
  })
}

/** The value of a field in which the order of a set, white space and zero for "not applicable" do not matter. */
function comparable(review: EcgReview, field: ReviewField): unknown {
  const value: unknown = readField(review, field)
  switch (reviewField(field).kind) {
    case 'number':
      return isNotApplicable(review, field) ? null : value
    case 'set':
      return Array.isArray(value) ? [...value].sort() : value
    case 'text':
      return typeof value === 'string' ? value.trim() : value
    default:
      return value
  }
}

function isBeyondReading(
  field: ReviewField,
  { first, second }: { first: unknown; second: unknown },
): boolean {
  const row = reviewField(field)
  if (row.kind !== 'number' || typeof first !== 'number' || typeof second !== 'number') return true
  const apart = Math.abs(first - second)
  const distance = field === 'axis' ? Math.min(apart, 360 - apart) : apart
  return distance > row.readingError + ROUNDING
}
