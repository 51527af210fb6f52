import { sameDraft } from '../drafts/same-draft.ts'
import { fromStamp, toStamp } from '../time/stamp.ts'
import {
  type EcgReview,
  emptyEcgReview,
  type MovedBounds,
  type ReviewSource,
} from './ecg-review.ts'
import {
  REVIEW_FIELD_NAMES,
  type ReviewField,
  type ReviewValue,
  readField,
  writeField,
} from './review-fields.ts'

/** The person who answers and when; `uid` is their account. The time is a stamp, as in the document. */
export type ReviewAuthor = { by: 'patcher' | 'reviewer'; uid: string; at: string }

export function reviewAuthor(person: Omit<ReviewAuthor, 'at'>, at: Date): ReviewAuthor {
  return { ...person, at: toStamp(at) }
}

/** Returns when a person answered; `undefined` for an automatic value. */
export function answeredAt({ at }: ReviewSource): Date | undefined {
  return at === undefined ? undefined : fromStamp(at)
}

export function sourceOf(review: EcgReview, field: ReviewField): ReviewSource | undefined {
  return Object.hasOwn(review.sources, field) ? review.sources[field] : undefined
}

/** Returns whether a person answered the field, with "Not applicable" too. */
export function isAnswered(review: EcgReview, field: ReviewField): boolean {
  const source = sourceOf(review, field)
  return source !== undefined && source.by !== 'auto'
}

/** Sets a field to what a person says, and by which bounds of its wave; keeps what was automatic. */
export function answerField<Field extends ReviewField>(
  review: EcgReview,
  field: Field,
  answer: { value: ReviewValue<Field>; bounds?: MovedBounds | undefined } & ReviewAuthor,
): EcgReview {
  const { value, bounds, by, uid, at } = answer
  const source = sourceOf(review, field)
  const auto = source && 'auto' in source ? { auto: source.auto } : {}
  const own = { ...{ by, uid, at }, ...auto, ...(bounds && { bounds }) }
  return withSource(writeField(review, field, value), field, own)
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
 * nothing that a person said is computed again. An automatic value that the newer measurements lack is removed.
 */
export function withAutomaticValues(review: EcgReview, proposed: EcgReview): EcgReview {
  let filled = review
  for (const field of REVIEW_FIELD_NAMES) {
    if (!sourceOf(proposed, field)) {
      filled = withoutAutomaticValue(filled, field)
      continue
    }
    const value = readField(proposed, field)
    const own = sourceOf(filled, field)
    filled = isAnswered(filled, field)
      ? withSource(filled, field, { ...own, by: own?.by ?? 'reviewer', auto: value })
      : withSource(writeField(filled, field, value), field, { by: 'auto', auto: value })
  }
  return filled
}

/** Removes the automatic value of a field; what a person answered stays. */
function withoutAutomaticValue(review: EcgReview, field: ReviewField): EcgReview {
  const { [field]: source, ...sources } = review.sources
  if (!source || !('auto' in source)) return review
  const { auto: _, ...answer } = source
  if (answer.by !== 'auto') return withSource({ ...review, sources }, field, answer)
  return { ...writeField(review, field, emptyValue(field)), sources }
}

/**
 * Returns the review as it is stored. A field that the sender leaves to the measurement has the automatic value of `current`, whichever
 * one was sent with it: one of earlier beats and an invented one are not stored. Any other difference from `current` was said by this
 * person, whatever the sender claims.
 */
export function stampSources(
  current: EcgReview,
  sent: EcgReview,
  { by, uid, at }: ReviewAuthor,
): EcgReview {
  let stamped: EcgReview = { ...sent, sources: {} }
  for (const field of REVIEW_FIELD_NAMES) {
    const compared = { current, sent, field }
    if (isLeftToMeasurement(compared)) {
      stamped = writeField(stamped, field, automaticValue(current, field))
    }
    const source = stampedSource(compared, { by, uid, at })
    if (source) stamped = withSource(stamped, field, source)
  }
  return stamped
}

/** Returns the fields whose automatic value is another than the sender read, because the beats were measured again since. */
export function measuredAgain(sent: EcgReview, stamped: EcgReview): ReviewField[] {
  return REVIEW_FIELD_NAMES.filter(
    (field) =>
      !isAnswered(stamped, field) && !sameDraft(readField(sent, field), readField(stamped, field)),
  )
}

/** Returns the fields in which a document to sign has another automatic value than the one that its signer read. */
export function unreadValues(read: EcgReview, signed: EcgReview): ReviewField[] {
  return measuredAgain(read, signed).filter((field) =>
    [read, signed].some((review) => sourceOf(review, field)?.by === 'auto'),
  )
}

type Compared = { current: EcgReview; sent: EcgReview; field: ReviewField }

/** Returns whether a field is sent as automatic with its unchanged value, or open while no person has answered it. */
function isLeftToMeasurement({ current, sent, field }: Compared): boolean {
  const claimed = sourceOf(sent, field)
  const value = readField(sent, field)
  if (!claimed) return !isAnswered(current, field) && sameDraft(value, emptyValue(field))
  const isUnchanged = 'auto' in claimed && sameDraft(value, claimed.auto)
  return claimed.by === 'auto' && (isUnchanged || sameDraft(value, automaticValue(current, field)))
}

/** Returns the automatic value of a field, and the empty one while there is none. */
function automaticValue(current: EcgReview, field: ReviewField): ReviewValue {
  const source = sourceOf(current, field)
  return source && 'auto' in source
    ? (source.auto as ReviewValue) // it was read from this field
    : emptyValue(field)
}

function emptyValue(field: ReviewField): ReviewValue {
  return readField(emptyEcgReview(), field)
}

function stampedSource(compared: Compared, author: ReviewAuthor): ReviewSource | undefined {
  const { current, sent, field } = compared
  const before = sourceOf(current, field)
  const claimed = sourceOf(sent, field)
  const auto = before && 'auto' in before ? { auto: before.auto } : {}
  if (isLeftToMeasurement(compared)) return 'auto' in auto ? { by: 'auto', ...auto } : undefined
  const bounds = claimed?.bounds && { bounds: claimed.bounds }
  const isSame = sameAnswer(compared)
  const isConfirmed = claimed !== undefined && claimed.by !== 'auto' && claimed.second_look !== true
  const isOpen = !isAnswered(current, field) || before?.second_look === true
  if (isSame && !(isConfirmed && isOpen)) return before
  const look = claimed?.second_look === true ? { second_look: true } : {}
  return { ...author, ...auto, ...look, ...bounds }
}

/** Returns whether the value and the bounds that it was read between are as before. */
function sameAnswer({ current, sent, field }: Compared): boolean {
  return (
    sameDraft(readField(sent, field), readField(current, field)) &&
    sameDraft(sourceOf(sent, field)?.bounds, sourceOf(current, field)?.bounds)
  )
}

function withSource(review: EcgReview, field: ReviewField, source: ReviewSource): EcgReview {
  return { ...review, sources: { ...review.sources, [field]: source } }
}
