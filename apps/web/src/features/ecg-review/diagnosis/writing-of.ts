import type { ReviewStepProps } from '../step-props.ts'
import type { ReviewWriting } from './review-writing.ts'

/** Returns the review as the steps of writing show and change it. */
export function writingOf(of: ReviewStepProps): ReviewWriting {
  const { document, answer, isEditable, goToPlace } = of
  const { consult, recording } = of.loaded
  const { caseId, service, reportLanguage } = consult
  return {
    ...{ caseId, service, reportLanguage, document, answer },
    isReadOnly: !isEditable,
    onPlace: recording
      ? ({ recording: recordingId, from_sample: from, to_sample: to }) =>
          goToPlace({ recording: recordingId, from, to })
      : undefined,
  }
}
