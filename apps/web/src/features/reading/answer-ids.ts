import type { ReleaseBlocker } from '@systole/domain/reports/refuse-release'

/** The fields that a link of the check list leads to. */
export const answerId = (question: string) => `answer-${question}`
export const recommendationId = (place: number) => `recommendation-${place + 1}`
export const QUALITY_ID = 'file-quality'

export function fieldOf(blocker: ReleaseBlocker): string {
  switch (blocker.reason) {
    case 'unanswered':
    case 'measurementGone':
      return answerId(blocker.question)
    case 'qualityMissing':
      return QUALITY_ID
    case 'recommendationNameMissing':
      return recommendationId(blocker.place)
  }
}
