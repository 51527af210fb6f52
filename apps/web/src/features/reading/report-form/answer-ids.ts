import type { ReleaseBlocker } from '@systole/domain/reports/refuse-release'
import type { WrittenText } from '@systole/domain/reports/sign-warnings'

/** Ids of the fields to which the check list links. */
export const answerId = (question: string) => `answer-${question}`
export const recommendationId = (place: number) => `recommendation-${place + 1}`
export const QUALITY_ID = 'file-quality'
export const NOTES_ID = 'report-notes'

export function fieldOf(place: ReleaseBlocker | WrittenText): string {
  return 'in' in place ? fieldOfText(place) : fieldOfBlocker(place)
}

function fieldOfText(text: WrittenText): string {
  if (text.in === 'notes') return NOTES_ID
  return text.in === 'answer' ? answerId(text.question) : recommendationId(text.place)
}

function fieldOfBlocker(blocker: ReleaseBlocker): string {
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
