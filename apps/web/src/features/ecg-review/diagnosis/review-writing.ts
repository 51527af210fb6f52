import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { EvidencePlace } from '@systole/domain/ecg-reviews/measured-ecg'
import type {
  EcgServiceId,
  ReviewField,
  ReviewValue,
} from '@systole/domain/ecg-reviews/review-fields'
import type { Language } from '@systole/domain/hospitals/hospital'

/** The review of a case as the steps of writing show and change it. */
export type ReviewWriting = {
  caseId: string
  service: EcgServiceId
  reportLanguage: Language
  document: EcgReview
  isReadOnly: boolean
  /** Sets a field to what the reviewer says. */
  answer: <Field extends ReviewField>(field: Field, value: ReviewValue<Field>) => void
  /** Shows a place of the recording, if a trace is beside the step. */
  onPlace?: ((place: EvidencePlace) => void) | undefined
}
