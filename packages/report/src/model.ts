import { ConsultMode } from '@systole/domain/cases/case'
import { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { KeyPicture } from '@systole/domain/key-images/key-image'
import { AdvanceQuestion, BasicQuestion } from '@systole/domain/questions/question'
import { Priority } from '@systole/domain/reports/report-draft'
import { FileGrade } from '@systole/domain/uploads/file-grade'
import { FileKind } from '@systole/domain/uploads/file-kind'
import { z } from 'zod'
import { reportFrame, StampOrNone } from './report-frame.ts'

/**
 * The complete content of an eConsult report in raw values: frozen at the release, formatted when it is shown. A preview has no
 * revision and no signing time. A released revision never changes.
 */
export const ReportModel = z.object({
  format: z.literal(1),
  ...reportFrame,
  mode: ConsultMode,
  clinical: ClinicalInput.nullable(),
  answers: z.array(
    z.object({
      type: z.union([BasicQuestion, AdvanceQuestion]),
      question: z.string().describe('in the own words of the vet; empty for a preset one'),
      answer: z.string(),
    }),
  ),
  recommendations: z.array(z.object({ name: z.string(), priority: Priority })),
  notes: z.string(),
  keyImages: z
    .array(
      z.object({
        id: z.string(),
        caption: z.string(),
        file: z.string().describe('the name of the file it was taken of'),
        kind: FileKind,
        frame: z.number().int().nullable().describe('from 0; null where the file has none'),
        picture: KeyPicture,
      }),
    )
    .optional()
    .describe('reports without key images, and those before there were any, have none'),
  files: z.array(
    z.object({
      name: z.string(),
      kind: FileKind,
      addedAt: StampOrNone,
      grade: FileGrade.optional(),
      gradeReason: z.string().optional(),
      otherPatient: z
        .object({ name: z.string(), reason: z.string() })
        .optional()
        .describe('whom the file names instead of the patient, and why it belongs to the case'),
    }),
  ),
})
export type ReportModel = z.infer<typeof ReportModel>
