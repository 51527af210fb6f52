import { referenceFor } from '@systole/domain/ecg-references/reference-for'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { MeasuredEcg } from '@systole/domain/ecg-reviews/measured-ecg'
import { isNotApplicable } from '@systole/domain/ecg-reviews/not-applicable'
import { hasField, readField, reviewField } from '@systole/domain/ecg-reviews/review-fields'
import { sourceOf } from '@systole/domain/ecg-reviews/review-sources'
import { type ReviewedAnimal, referenceOfField } from '@systole/domain/ecg-reviews/reviewed-animal'
import { ECG_VALUES } from '@systole/domain/ecg-values/ecg-value'
import { comparedWith, type ReferenceFacts } from './compared-with.ts'
import { MEASURED_FIELDS, type MeasuredFieldName, type Measurement } from './ecg-report-model.ts'

/** The printed rate alone has a reference; the extremes and the counted rate are beside it. SPEC E15. */
const WITHOUT_REFERENCE: readonly MeasuredFieldName[] = [
  'heart_rate.min',
  'heart_rate.max',
  'heart_rate.counted',
]
/** A value equal to the measured one but for the rounding of numbers in JSON. */
const SAME = 1e-9

/** Returns the values of the review with their uncertainty and reference. Zero is not applicable, except an axis of 0°. SPEC E12. */
export function buildMeasurements(
  review: EcgReview,
  measured: Pick<MeasuredEcg, 'values'> | undefined,
  animal: ReviewedAnimal,
  /** Samples per second of the median beat, in which moved bounds are counted. */
  beatRate?: number,
): Measurement[] {
  return MEASURED_FIELDS.filter((field) => hasField(animal.service, field)).map((field) => {
    const value = isNotApplicable(review, field) ? null : readField(review, field)
    return {
      field,
      value,
      ...readingOf(field, value, { review, measured, beatRate }),
      ...referenceOf(field, value, { review, animal }),
    }
  })
}

type Basis = {
  review: EcgReview
  measured: Pick<MeasuredEcg, 'values'> | undefined
  beatRate: number | undefined
}

function readingOf(
  field: MeasuredFieldName,
  value: number | null,
  { review, measured, beatRate }: Basis,
): Pick<Measurement, 'uncertainty' | 'resolution' | 'beats' | 'byBounds'> {
  const row = reviewField(field)
  const found = row.kind === 'number' ? measured?.values[row.value] : undefined
  if (value === null || !found || WITHOUT_REFERENCE.includes(field)) return {}
  const { resolution, uncertainty, count: beats } = found
  if (Math.abs(value - found.value) < SAME) return { resolution, uncertainty, beats }
  if (row.kind !== 'number' || !isByBounds(review, field, { value, beatRate }))
    return { resolution }
  return { resolution, uncertainty: row.readingError, beats, byBounds: true }
}

/** Returns whether a value was read between bounds that the reviewer moved; a duration is that between them. Handbook 5.4. */
function isByBounds(
  review: EcgReview,
  field: MeasuredFieldName,
  { value, beatRate }: { value: number; beatRate: number | undefined },
): boolean {
  const bounds = sourceOf(review, field)?.bounds
  const row = reviewField(field)
  if (!bounds || beatRate === undefined || row.kind !== 'number') return false
  if (ECG_VALUES[row.value].unit !== 's') return true
  return Math.abs((bounds.to - bounds.from) / beatRate - value) < 1 / beatRate
}

function referenceOf(
  field: MeasuredFieldName,
  value: number | null,
  { review, animal }: { review: EcgReview; animal: ReviewedAnimal },
): ReferenceFacts {
  if (WITHOUT_REFERENCE.includes(field)) return { noReference: 'rate' }
  const answer = referenceOfField(animal, field)
  const isOfR = field === 't_wave.height' && answer?.reference === undefined
  return (isOfR && shareOfR(review, value, animal)) || comparedWith(answer, value)
}

/** The height of a dog's T has no range of its own but one of its share of R. Handbook 4.7. */
function shareOfR(
  review: EcgReview,
  height: number | null,
  { pet, today, conditions }: ReviewedAnimal,
): ReferenceFacts | undefined {
  const answer = referenceFor('tShareOfR', pet, { today, ...(conditions && { conditions }) })
  if (!answer.reference) return undefined
  const r = isNotApplicable(review, 'qrs.r_height') ? null : review.qrs.r_height
  const share = height === null || r === null ? null : Math.abs(height / r)
  const { reference, ...rest } = comparedWith(answer, share)
  return { ...(reference && { reference: { ...reference, of: 'r' as const } }), ...rest }
}
