import { ConsultMode } from '@systole/domain/cases/case'
import { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { Language } from '@systole/domain/hospitals/hospital'
import { HospitalLogo } from '@systole/domain/hospitals/logo'
import { variants } from '@systole/domain/hospitals/variant'
import { KeyPicture } from '@systole/domain/key-images/key-image'
import { Gender, NeuteredState, Species } from '@systole/domain/pets/pet'
import { AdvanceQuestion, BasicQuestion } from '@systole/domain/questions/question'
import { Priority, ReportDraft } from '@systole/domain/reports/report-draft'
import { RevisionKind } from '@systole/domain/reports/revision'
import { FileGrade } from '@systole/domain/uploads/file-grade'
import { FileKind } from '@systole/domain/uploads/file-kind'
import { z } from 'zod'

/** A 14-digit UTC stamp, empty where there is none yet. */
const StampOrNone = z.string().regex(/^(\d{14})?$/)

/**
 * The complete content of a report in raw values: frozen at the release, formatted when it is shown. A preview has no revision
 * and no signing time. A released revision never changes.
 */
export const ReportModel = z.object({
  format: z.literal(1),
  language: Language,
  wording: z
    .literal('zh_tw')
    .optional()
    .describe("Taiwan's wording of zh_hk; absent elsewhere and in reports of before it"),
  caseNumber: z.string(),
  mode: ConsultMode,
  revision: StampOrNone,
  reason: z.string().describe('why this revision replaces an earlier one; empty for the first'),
  kind: RevisionKind.optional().describe('reports before there were revisions have none'),
  replaces: StampOrNone.optional().describe('the revision before this one'),
  brand: z
    .object({ variant: z.enum(variants), name: z.string() })
    .optional()
    .describe('under whose name it was released; reports before there were two have none'),
  timeZone: z.string().describe("the hospital's, for dates on paper"),
  hospital: z.object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    logo: HospitalLogo.optional(),
  }),
  patient: z.object({
    name: z.string(),
    identifier: z.string(),
    species: Species,
    otherSpecies: z.string(),
    breed: z.string(),
    breedZhHk: z.string(),
    gender: Gender,
    neutered: NeuteredState,
    birthDate: z.string(),
    birthDateEstimated: z.boolean().optional().describe('absent in reports of before it was kept'),
    ageYears: z.number(),
    weightGrams: z.number().int(),
  }),
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
  quality: ReportDraft.shape.quality.unwrap(),
  signature: z.object({
    name: z.string(),
    title: z.string(),
    licence: z.string(),
    signedAt: StampOrNone,
  }),
  addenda: z
    .array(
      z.object({
        text: z.string(),
        name: z.string(),
        title: z.string(),
        licence: z.string(),
        signedAt: StampOrNone,
      }),
    )
    .optional()
    .describe('what was added after the release, oldest first'),
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
  deadline: z.object({ submittedAt: StampOrNone, dueAt: StampOrNone }),
})
export type ReportModel = z.infer<typeof ReportModel>
