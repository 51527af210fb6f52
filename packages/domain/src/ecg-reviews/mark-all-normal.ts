import { type EcgReview, emptyEcgReview } from './ecg-review.ts'
import { hasNothingToMeasure } from './not-applicable.ts'
import {
  type EcgServiceId,
  hasField,
  type ReviewField,
  type ReviewValue,
  readField,
} from './review-fields.ts'
import { answerField, isAnswered, type ReviewAuthor, sourceOf } from './review-sources.ts'

/** The answers of a normal ECG; numbers are measured and never filled in. */
const NORMAL: Readonly<Partial<{ [Field in ReviewField]: ReviewValue<Field> }>> = {
  'rhythm.sinus': 'yes',
  'rhythm.regularity': 'regular',
  'p_wave.morphology': ['normal'],
  'qrs.morphology': ['normal'],
  'p_qrs.p_for_every_qrs': 'yes',
  'p_qrs.qrs_for_every_p': 'yes',
  'p_qrs.consistently_related': 'yes',
  'ectopic.has_vpc': false,
  'ectopic.has_pac': false,
  'ectopic.has_packet_loss': false,
}

/** Returns the questions that "Mark all normal" answers: those that neither the analysis nor a person has answered. Handbook 5.4. */
export function openQuestions(review: EcgReview, service: EcgServiceId): ReviewField[] {
  const empty = emptyEcgReview()
  return (Object.keys(NORMAL) as ReviewField[]) // the keys of the table
    .filter((field) => {
      const isEmpty = String(readField(review, field)) === String(readField(empty, field))
      const isOpen = isEmpty && !isAnswered(review, field) && hasField(service, field)
      return isOpen && !hasNothingToMeasure(review, field)
    })
}

/** Answers every open question as in a normal ECG, and flags each for a second look before the review is signed. */
export function markAllNormal(
  review: EcgReview,
  service: EcgServiceId,
  author: ReviewAuthor,
): EcgReview {
  let filled = review
  for (const field of openQuestions(review, service)) {
    const value = NORMAL[field]
    if (value === undefined) continue
    filled = answerField(filled, field, { value: value as never, ...author }) // the value of its own field
    const source = sourceOf(filled, field)
    if (source)
      filled = {
        ...filled,
        sources: { ...filled.sources, [field]: { ...source, second_look: true } },
      }
  }
  return filled
}
