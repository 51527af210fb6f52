import { Language } from '@systole/domain/hospitals/hospital'
import { HospitalLogo } from '@systole/domain/hospitals/logo'
import { variants } from '@systole/domain/hospitals/variant'
import { Gender, NeuteredState, Species } from '@systole/domain/pets/pet'
import { ReportDraft } from '@systole/domain/reports/report-draft'
import { RevisionKind } from '@systole/domain/reports/revision'
import { z } from 'zod'

/** A 14-digit UTC stamp, empty where there is none yet. */
export const StampOrNone = z.string().regex(/^(\d{14})?$/)

/** The fields that the reports of all services have. */
export const reportFrame = {
  language: Language,
  wording: z
    .literal('zh_tw')
    .optional()
    .describe("Taiwan's wording of zh_hk; absent elsewhere and in reports of before it"),
  caseNumber: z.string(),
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
    breedJa: z.string().optional().describe('absent if it has none, or the report is older'),
    breedKo: z.string().optional().describe('absent if it has none, or the report is older'),
    gender: Gender,
    neutered: NeuteredState,
    birthDate: z.string(),
    birthDateEstimated: z.boolean().optional().describe('absent in reports of before it was kept'),
    ageYears: z.number(),
    weightGrams: z.number().int(),
  }),
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
  deadline: z.object({ submittedAt: StampOrNone, dueAt: StampOrNone }),
}
const ReportFrame = z.object(reportFrame)
export type ReportFrame = z.infer<typeof ReportFrame>
