import type { EcgReview, MovedBounds } from '@systole/domain/ecg-reviews/ecg-review'
import type { ReviewField, ReviewValue } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import type { LoadedReview, ReviewPlace } from './loaded-review.ts'
import type { ReviewSession } from './session/review-session.ts'
import type { StripControl } from './strip/use-strip-control.ts'

/** The props of every step: its form on the right and its panel below the strip. */
export type ReviewStepProps = {
  step: ReviewStep
  document: EcgReview
  /** Changes anything of the document; fields are answered with `answer`, which marks them as this person's. */
  change: (edit: (review: EcgReview) => EcgReview) => void
  answer: <Field extends ReviewField>(
    field: Field,
    value: ReviewValue<Field>,
    /** The bounds of the wave that the value was read between. */
    bounds?: MovedBounds,
  ) => void
  /** Confirms the value that a field has. */
  accept: (field: ReviewField) => void
  loaded: LoadedReview
  mode: ReviewRound
  /** False for everybody but the holder of the case in this round. */
  isEditable: boolean
  goToPlace: (place: ReviewPlace) => void
  goToStep: (step: ReviewStep) => void
  session: ReviewSession
  /** Lead, scale, cursor and caliper of the strip. */
  strip: StripControl
  isNight: boolean
}
