import { CaseStatus } from '@systole/domain/cases/case'
import { ClinicalInput } from '@systole/domain/clinical/clinical-input'
import { EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { Gender, NeuteredState, PetSize, Species } from '@systole/domain/pets/pet'
import { QuestionSession } from '@systole/domain/questions/question-session'
import { AbsenceReason } from '@systole/domain/uploads/absent-file'
import { z } from 'zod'
import { Id, ShortText } from './form-fields.ts'

/** Why an advised file cannot be brought; `file_type` in the words of the uploads. */
export const WireAbsentFile = z.object({ file_type: ShortText.min(1), reason: AbsenceReason })
export type WireAbsentFile = z.infer<typeof WireAbsentFile>

/** A case on the wire. wire.md, "Cases". Stamps are 14 digits UTC, empty where there is none. */
export const WireCase = z.object({
  id: z.string().describe('the number people say, EC-24817'),
  usid: Id,
  type: z.literal('etest'),
  subtype: z.literal('econsult'),
  status: CaseStatus,
  date: z.string(),
  updated: z.string(),
  submitted: z.string(),
  due: z.string(),
  paused: z.string().describe('ours: since when the clock stands, empty while it runs'),
  expected: z
    .string()
    .describe('ours: when a late report is expected, empty while the promise holds'),
  closed: z.string(),
  opened: z
    .string()
    .describe('ours: when the hospital first opened the newest report, empty when nobody has'),
  version: z.number().int(),
  pet: z.object({
    pid: Id,
    idx: z.string().describe('medical record number'),
    name: z.string(),
    dob: z.string(),
    pet_type: Species,
    other_pet_type: z.string(),
    breed_id: z.string(),
    breed: z.string(),
    breed_size: PetSize.nullable(),
    gender: Gender,
    demographic: z.object({ weight: z.number().int().describe('grams'), neutered: NeuteredState }),
    owner: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  }),
  user: z.object({
    uid: Id,
    name: z.string(),
    email: z.string(),
    country: z.string(),
    hospital: z.string(),
  }),
  tag: z.array(z.object({ tagid: z.number().int() })),
  exinfo: z.object({
    clone: z.string().describe('usid of the original, empty when none'),
    absent_files: z
      .array(WireAbsentFile)
      .describe('ours: advised files that are not there, and why'),
  }),
  cloned: z.boolean(),
  required_credit: z
    .number()
    .int()
    .describe('of its hospital’s credits; in lists for who deducts them, else 0'),
  deducted_credit: z
    .number()
    .int()
    .optional()
    .describe('ours: deducted and not refunded; for who refunds them'),
  clinical_input: ClinicalInput.nullable(),
  question_session: QuestionSession.nullable(),
  session_tests: z
    .array(z.object({ type: z.string(), count: z.number().int() }))
    .describe('files per type'),
  payment: z.enum(['none', 'open', 'processing', 'paid']),
  reader: z
    .object({
      uid: Id,
      name: z.string(),
      since: z.string().optional().describe('ours: stamp of the claim'),
      until: z
        .string()
        .optional()
        .describe('ours: stamp until when it lasts unused, empty before the first look'),
    })
    .nullable()
    .describe('who reads it; staff only'),
  revision: z.object({ report_revision: z.string() }),
  report_language: z.string().optional().describe('ours; for who reads or gives out cases'),
  enquiry: z
    .union([EnquiryKind, z.literal('')])
    .optional()
    .describe('ours: what waits for an answer, empty when nothing'),
  last_reader: z
    .object({ uid: Id, name: z.string() })
    .nullable()
    .optional()
    .describe('ours: who signed the last report of another case of this pet'),
  notes: z
    .object({ count: z.number().int(), unread: z.number().int(), last_by: z.string() })
    .optional()
    .describe(
      'ours: what staff wrote to each other about the case; for who reads or gives out cases',
    ),
})
export type WireCase = z.infer<typeof WireCase>
