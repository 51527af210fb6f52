import { sameDraft } from '@systole/domain/drafts/same-draft'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import {
  REVIEW_FIELD_NAMES,
  type ReviewField,
  type ReviewValue,
  readField,
  writeField,
} from '@systole/domain/ecg-reviews/review-fields'
import { isAnswered, sourceOf } from '@systole/domain/ecg-reviews/review-sources'

/**
 * Merges two versions of a review field by field: what only one side changed is taken from it. Fields that both changed to different
 * values are `clashes`, in which the merged review has mine. Without a base the answers of a person are mine.
 */
export function mergeReviews({
  base,
  mine,
  theirs,
}: {
  base: EcgReview | undefined
  mine: EcgReview
  theirs: EcgReview
}): { merged: EcgReview; clashes: ReviewField[] } {
  let merged = theirs
  const clashes: ReviewField[] = []
  for (const field of REVIEW_FIELD_NAMES) {
    const own = readField(mine, field)
    const isMineChanged = base ? isChanged(base, mine, field) : isAnswered(mine, field)
    if (!isMineChanged) continue
    const isTheirsChanged = base ? isChanged(base, theirs, field) : isAnswered(theirs, field)
    const differs = !sameDraft(own, readField(theirs, field))
    if (isTheirsChanged && differs) clashes.push(field)
    merged = copyField(merged, mine, field)
  }
  return { merged, clashes }
}

/** Returns a review with these fields as they are in the other. */
export function withFieldsOf(
  review: EcgReview,
  other: EcgReview,
  fields: readonly ReviewField[],
): EcgReview {
  return fields.reduce((merged, field) => copyField(merged, other, field), review)
}

function copyField(to: EcgReview, from: EcgReview, field: ReviewField): EcgReview {
  const copied = writeField(to, field, readField(from, field) as ReviewValue) // of the same field
  const source = sourceOf(from, field)
  const { [field]: _, ...others } = copied.sources
  return { ...copied, sources: source ? { ...others, [field]: source } : others }
}

function isChanged(base: EcgReview, now: EcgReview, field: ReviewField): boolean {
  if (!sameDraft(readField(base, field), readField(now, field))) return true
  return sourceOf(base, field)?.by !== sourceOf(now, field)?.by
}
