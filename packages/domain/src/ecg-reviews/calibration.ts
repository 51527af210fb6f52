import { diffReviews } from './diff-reviews.ts'
import { type EcgReview, emptyEcgReview } from './ecg-review.ts'
import {
  type EcgServiceId,
  type ReviewField,
  type ReviewValue,
  readField,
  reviewField,
  writeField,
} from './review-fields.ts'

/** A document and the one that another person signed instead of it. */
export type ReadTwice = { service: EcgServiceId; own: EcgReview; other: EcgReview }

/** A case of a set, with both values of its field. */
export type CalibrationCase<Read> = { read: Read; own: ReviewValue; other: ReviewValue }
export type CalibrationSet<Read> = { field: ReviewField; cases: CalibrationCase<Read>[] }

/** The kinds that have one right answer to find again; texts and lists are only read. */
const ANSWERED = ['number', 'choice', 'flag', 'set']

/**
 * Returns sets of cases that two people read otherwise, one for each field, the largest first: a reader answers the field again without
 * seeing either value. A number within the reading error is no difference. SPEC E27.
 */
export function calibrationSets<Read extends ReadTwice>(
  reads: readonly Read[],
): CalibrationSet<Read>[] {
  const sets = new Map<ReviewField, CalibrationCase<Read>[]>()
  for (const read of reads) {
    const { own, other, service } = read
    for (const { field, changed } of diffReviews(own, other, service)) {
      if (!changed || !ANSWERED.includes(reviewField(field).kind)) continue
      const cases = sets.get(field) ?? []
      cases.push({ read, own: readField(own, field), other: readField(other, field) })
      sets.set(field, cases)
    }
  }
  return [...sets]
    .map(([field, cases]) => ({ field, cases }))
    .sort((one, two) => two.cases.length - one.cases.length)
}

/** Returns whether an answer is the value of a document, as far as two readings of the same beats agree. */
export function isSameReading(
  field: ReviewField,
  answer: ReviewValue,
  value: ReviewValue,
): boolean {
  const [one, other] = [answer, value].map((each) => writeField(emptyEcgReview(), field, each))
  if (!one || !other) return false
  return diffReviews(one, other, 'ecg6l').every(({ changed }) => !changed)
}
