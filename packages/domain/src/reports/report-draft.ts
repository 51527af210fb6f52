import { z } from 'zod'
import { ChosenKeyImage, KEY_IMAGES_MAX } from '../key-images/key-image.ts'
import { AdvanceQuestion, BasicQuestion } from '../questions/question.ts'
import { plainText } from '../text/plain-text.ts'
import { FileQuality } from '../uploads/file-quality.ts'

export const ANSWER_MAX = 20_000

/** The priorities of a recommendation. portal §9, "Evaluation priorities". */
export const Priority = z.enum(['strongly recommended', 'recommended', 'could consider'])
export type Priority = z.infer<typeof Priority>

/** The report as written so far; saved as typed. */
export const ReportDraft = z.object({
  answers: z
    .array(
      z.object({
        type: z.union([BasicQuestion, AdvanceQuestion]),
        value: plainText(ANSWER_MAX).default(''),
      }),
    )
    .max(3)
    .default([]),
  recommendations: z
    .array(z.object({ name: plainText(500), priority: Priority }))
    .max(20)
    .default([]),
  notes: plainText(ANSWER_MAX).default(''),
  quality: FileQuality.nullable().default(null),
  keyImages: z.array(ChosenKeyImage).max(KEY_IMAGES_MAX).optional(),
})
export type ReportDraft = z.infer<typeof ReportDraft>

export function emptyReportDraft(): ReportDraft {
  return ReportDraft.parse({})
}
