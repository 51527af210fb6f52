import type { RecordingConditions } from '../ecg-recordings/conditions.ts'
import { analysedSpecies } from '../ecg-recordings/ecg-species.ts'
import type {
  ReferenceAnswer,
  ReferenceFlag,
  ReferencePet,
} from '../ecg-references/reference-for.ts'
import { flagOf, referenceFor } from '../ecg-references/reference-for.ts'
import type { EcgReview } from './ecg-review.ts'
import { type EcgServiceId, type ReviewField, readField, reviewField } from './review-fields.ts'

/** The animal of a review, as its reference values are chosen. `today` is `YYYY-MM-DD`. */
export type ReviewedAnimal = {
  service: EcgServiceId
  pet: ReferencePet
  today: string
  conditions?: RecordingConditions | undefined
}

/** Returns the reference of a field, or `undefined` for fields that are no numbers. */
export function referenceOfField(
  { pet, today, conditions }: ReviewedAnimal,
  field: ReviewField,
): ReferenceAnswer | undefined {
  const row = reviewField(field)
  if (row.kind !== 'number') return undefined
  return referenceFor(row.value, pet, { today, ...(conditions && { conditions }) })
}

/** Returns how the value of a field compares with its reference; `undefined` without a value. */
export function flagOfField(
  animal: ReviewedAnimal,
  review: EcgReview,
  field: ReviewField,
): ReferenceFlag['flag'] | undefined {
  const value: unknown = readField(review, field)
  const answer = referenceOfField(animal, field)
  if (typeof value !== 'number' || answer === undefined) return undefined
  return flagOf(value, answer).flag
}

/** Returns the limit that a value is beyond, as the flag compares it. */
export function limitOfField(
  animal: ReviewedAnimal,
  field: ReviewField,
  side: 'low' | 'high',
): number | undefined {
  const cell = referenceOfField(animal, field)?.reference?.cell
  return cell?.wider?.[side] ?? cell?.[side]
}

/** Returns the species whose references hold; `undefined` for an animal that has only the nearest profile. */
export function ownSpecies({ pet }: ReviewedAnimal) {
  const { species, isNearest } = analysedSpecies(pet)
  return isNearest ? undefined : species
}
