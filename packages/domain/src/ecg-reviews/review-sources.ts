import { sameDraft } from '../drafts/same-draft.ts'
import type { EcgReview, ReviewSource } from './ecg-review.ts'
import {
  REVIEW_FIELD_NAMES,
  type ReviewField,
  type ReviewValue,
  readField,
  writeField,
} from './review-fields.ts'

export type ReviewAuthor = { by: 'patcher' | 'reviewer'; at: string }

export function sourceOf(review: EcgReview, field: ReviewField): ReviewSource | undefined {
  return Object.hasOwn(review.sources, field) ? review.sources[field] : undefined
}

/** Returns whether a person answered the field, with "Not applicable" too. */
export function isAnswered(review: EcgReview, field: ReviewField): boolean {
  const source = sourceOf(review, field)
  return source !== undefined && source.by !== 'auto'
}

/** Sets a field to what a person says and keeps what was automatic. */
export function answerField<Field extends ReviewField>(
  review: EcgReview,
  field: Field,
  { value, by, at }: { value: ReviewValue<Field> } & ReviewAuthor,
): EcgReview {
  const source = sourceOf(review, field)
  const auto = source && 'auto' in source ? { auto: source.auto } : {}
  return withSource(writeField(review, field, value), field, { by, at, ...auto })
}

/** Returns the field to its automatic value; without one the field stays as it is. */
export function useAutomaticValue(review: EcgReview, field: ReviewField): EcgReview {
  const source = sourceOf(review, field)
  if (!source || !('auto' in source)) return review
  const value = source.auto as ReviewValue // it was read from this field
  return withSource(writeField(review, field, value), field, { by: 'auto', auto: source.auto })
}

/**
 * Fills a review with newer automatic values. A field that a person answered keeps its value and only learns what is automatic now:
 * nothing that a person said is computed again.
 */
export function withAutomaticValues(review: EcgReview, proposed: EcgReview): EcgReview {
  let filled = review
  for (const field of REVIEW_FIELD_NAMES) {
    const proposal = sourceOf(proposed, field)
    if (!proposal) continue
    const value = readField(proposed, field)
    const own = sourceOf(filled, field)
    filled = isAnswered(filled, field)
      ? withSource(filled, field, { ...own, by: own?.by ?? 'reviewer', auto: value })
      : withSource(writeField(filled, field, value), field, { by: 'auto', auto: value })
  }
  return filled
}

/**
 * Returns the review as it is stored: what differs from the stored one and is not the automatic value was said by this person,
 * whatever the sender claims.
 */
export function stampSources(
  stored: EcgReview,
  sent: EcgReview,
  { by, at }: ReviewAuthor,
): EcgReview {
  let stamped: EcgReview = { ...sent, sources: {} }
  for (const field of REVIEW_FIELD_NAMES) {
    const source = stampedSource({ stored, sent, field }, { by, at })
    if (source) stamped = withSource(stamped, field, source)
  }
  return stamped
}

type Compared = { stored: EcgReview; sent: EcgReview; field: ReviewField }

function stampedSource(
  { stored, sent, field }: Compared,
  author: ReviewAuthor,
): ReviewSource | undefined {
  const before = sourceOf(stored, field)
  const claimed = sourceOf(sent, field)
  const value = readField(sent, field)
  const auto = before && 'auto' in before ? { auto: before.auto } : {}
  const isAutomatic = 'auto' in auto && sameDraft(value, auto.auto)
  if (isAutomatic && claimed?.by === 'auto') return { by: 'auto', ...auto }
  const isSame = sameDraft(value, readField(stored, field))
  const isConfirmed = claimed !== undefined && claimed.by !== 'auto' && claimed.second_look !== true
  const isOpen = !isAnswered(stored, field) || before?.second_look === true
  if (isSame && !(isConfirmed && isOpen)) return before
  const look = claimed?.second_look === true ? { second_look: true } : {}
  return { ...author, ...auto, ...look }
}

function withSource(review: EcgReview, field: ReviewField, source: ReviewSource): EcgReview {
  return { ...review, sources: { ...review.sources, [field]: source } }
}
