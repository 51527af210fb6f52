import type { ReportDraft } from '@systole/domain/reports/report-draft'
import type { ReportModel } from './model.ts'

/** Converts the cardiologist's content of a report back to a draft. */
export function draftOfReport({
  answers,
  recommendations,
  notes,
  quality,
  keyImages,
}: ReportModel): ReportDraft {
  return {
    answers: answers.map(({ type, answer }) => ({ type, value: answer })),
    recommendations,
    notes,
    quality,
    ...(keyImages && { keyImages: keyImages.map(({ id, caption }) => ({ id, caption })) }),
  }
}
