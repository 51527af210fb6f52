import type { EcgReview } from './ecg-review.ts'
import { markAllNormal, openQuestions } from './mark-all-normal.ts'
import type { EcgServiceId } from './review-fields.ts'
import { answerField, isAnswered, type ReviewAuthor } from './review-sources.ts'

/**
 * Returns the document of a normal report: what was measured, every open question answered as in a normal ECG, and no diagnosis. The
 * signature is the second look. SPEC E8.
 */
export function normalReview(
  review: EcgReview,
  service: EcgServiceId,
  author: ReviewAuthor,
): EcgReview {
  const filled = markAllNormal(review, service, author)
  const sources = { ...filled.sources }
  for (const field of openQuestions(review, service)) {
    const source = sources[field]
    if (source) sources[field] = { ...source, second_look: false }
  }
  const looked = { ...filled, sources }
  if (looked.diagnosis_list.length > 0 || isAnswered(looked, 'diagnosis_list')) return looked
  return answerField(looked, 'diagnosis_list', { value: [], ...author })
}
