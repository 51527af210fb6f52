import type { Question } from '../questions/question.ts'
import { hasGoneChip, type MeasuredTexts } from './chips.ts'
import type { ReleaseBlocker } from './refuse-release.ts'
import type { ReportDraft } from './report-draft.ts'

/** Returns the answers that refer to a measurement that is deleted or has no value; they prevent signing. */
export function goneMeasurements(
  asked: readonly Question[],
  draft: Pick<ReportDraft, 'answers'>,
  measured: MeasuredTexts,
): ReleaseBlocker[] {
  return asked
    .filter((question) =>
      draft.answers.some(({ type, value }) => type === question && hasGoneChip(value, measured)),
    )
    .map((question) => ({ reason: 'measurementGone', question }))
}
