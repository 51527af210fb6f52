import type { Question } from '../questions/question.ts'
import type { ReportDraft } from './report-draft.ts'

export type ReleaseBlocker =
  | { reason: 'unanswered'; question: Question }
  | { reason: 'measurementGone'; question: Question }
  | { reason: 'qualityMissing' }
  | { reason: 'recommendationNameMissing'; place: number }

/** Returns the reasons that prevent signing the report, in the order of the page. STAFF-4. */
export function releaseBlockers(asked: readonly Question[], draft: ReportDraft): ReleaseBlocker[] {
  const answered = (question: Question) =>
    draft.answers.some((answer) => answer.type === question && answer.value.trim() !== '')
  return [
    ...asked
      .filter((question) => !answered(question))
      .map((question) => ({ reason: 'unanswered', question }) as const),
    ...(draft.quality === null ? [{ reason: 'qualityMissing' } as const] : []),
    ...draft.recommendations.flatMap((item, place) =>
      item.name.trim() === '' ? [{ reason: 'recommendationNameMissing', place } as const] : [],
    ),
  ]
}
