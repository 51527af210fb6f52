import { CaseStatus } from '@systole/domain/cases/case'
import { CASE_NOTE_MAX, WireNoteType } from '@systole/domain/cases/case-note'
import { QUALITY_REASON_MAX } from '@systole/domain/ecg-cases/test-quality'
import { CHECKLIST_ITEMS } from '@systole/domain/ecg-patches/checklist'
import { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import { RecordingState } from '@systole/domain/ecg-recordings/recording'
import { EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { Gender, NeuteredState, PetSize, Species } from '@systole/domain/pets/pet'
import { QuestionSession } from '@systole/domain/questions/question-session'
import { plainText } from '@systole/domain/text/plain-text'
import { AbsenceReason } from '@systole/domain/uploads/absent-file'
import { FileQuality } from '@systole/domain/uploads/file-quality'
import { z } from 'zod'
import { WireService } from '../accounts/permissions.ts'
import { CreditTransaction } from '../money/credit-transaction.ts'
import { Day, Id, ShortText, Time, TimeOrEmpty } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'
import { WireClinicalInput } from './wire-clinical-input.ts'

/** The reason why a recommended file is missing; `file_type` has the names of uploads. */
export const WireAbsentFile = z.object({ file_type: ShortText.min(1), reason: AbsenceReason })
export type WireAbsentFile = z.infer<typeof WireAbsentFile>

/** A note of a case, for those its type names. ROLE-3. */
export const WireCaseNote = z.object({
  type: WireNoteType,
  content: z.string(),
  version: z.number().int().optional().describe('counts the saves'),
  time: Time,
  update_by: z.object({ name: z.string(), email: z.string() }),
})
export type WireCaseNote = z.infer<typeof WireCaseNote>

/** A note of an ECG case by its type; a stale version is answered by -6025, with the stored note in data. */
const TypedNote = z.object({
  type: WireNoteType,
  content: plainText(CASE_NOTE_MAX),
  version: z.number().int().min(0).optional().describe('the one that was read, 0 for none'),
})
export const SentNote = z
  .union([plainText(CASE_NOTE_MAX), TypedNote])
  .describe('a text: to the reviewer, or with status reject the reason; empty removes the note')

/** An item of the checklist of an ECG; an open one needs a reason before the case is sent. */
export const WireChecklistItem = z.object({
  id: z.enum(CHECKLIST_ITEMS),
  done: z.boolean(),
  reason: plainText(500),
})

/** The statement of staff about a file of a test; an absent field stays as it was. */
export const SentTest = z.object({
  type: ShortText,
  fname: ShortText.min(1),
  quality: FileQuality.optional(),
  quality_reason: plainText(QUALITY_REASON_MAX).optional(),
  no_patch: z.boolean().optional().describe('the automatic beats stay as they are'),
})

/** A step that a person took with a reason, as the case log has it. */
const WireReasonedStep = z.object({
  action: z.string(),
  by: z.string(),
  reason: z.string(),
  time: Time,
})

/** A person of a case by name. */
const WirePerson = z.object({ uid: Id, name: z.string() }).nullable()

/** An uploaded test file with the cardiologist's grade, which the hospital sees once the report is released. */
const WireTestUpload = z.object({
  time: Time,
  status: RecordingState.describe('of an ECG: whether its recording is read yet'),
  fname: z.string(),
  ftype: z.string(),
  quality: FileQuality.or(z.literal('')).describe('empty until the file is graded'),
  exinfo: z.object({
    type: z.string(),
    file_type: z.string(),
    no_patch: z.boolean().optional().describe('ours: the automatic beats stay as they are'),
  }),
  note: z.string(),
})

/** Fields of the ECG service that an eConsult never fills. The server sends each with a neutral value. */
const ECG_ONLY = 'of ECG services; an eConsult has none'

/** A case on the wire. wire.md, "Cases". Stamps are 14 digits UTC, empty if there is none. */
export const WireCase = z.object({
  id: z.string().describe('the number people say, EC-24817'),
  usid: Id,
  type: z.literal('etest'),
  subtype: WireService,
  status: CaseStatus,
  date: Time,
  updated: Time,
  submitted: TimeOrEmpty,
  due: TimeOrEmpty,
  paused: TimeOrEmpty.describe('ours: since when the clock is paused, empty while it runs'),
  expected: TimeOrEmpty.describe(
    'ours: when a late report is expected, empty while the promise holds',
  ),
  closed: TimeOrEmpty,
  opened: TimeOrEmpty.describe(
    'ours: when the hospital first opened the newest report, empty until then',
  ),
  deletion: TimeOrEmpty.describe(
    'ours: when an unpaid case will be deleted unless somebody continues it, empty until then',
  ),
  version: z.number().int(),
  pet: z.object({
    pid: Id,
    idx: z.string().describe('medical record number'),
    name: z.string(),
    dob: Day,
    dob_estimated: z.boolean().describe('ours: reckoned from an age'),
    pet_type: Species,
    other_pet_type: z.string(),
    breed_id: z.string(),
    breed: z.string(),
    breed_size: PetSize.nullable(),
    gender: Gender,
    demographic: z.object({
      weight: z.number().int().describe('grams'),
      weighed: Time.describe('ours: stamp of when it was last given or confirmed'),
      neutered: NeuteredState,
    }),
    owner: z.object({ name: z.string(), email: z.string(), contact: z.string() }),
  }),
  user: z.object({
    uid: Id,
    name: z.string(),
    email: z.string(),
    country: z.string(),
    hospital: z.string(),
    contact: z.string().describe('the telephone number of the hospital'),
    distributor: z.string().describe('its name, for staff; empty without one'),
  }),
  tag: z.array(z.object({ tagid: z.number().int() })),
  exinfo: z.object({
    clone: z.string().describe('usid of the original, empty when none'),
    absent_files: z
      .array(WireAbsentFile)
      .describe('ours: advised files that are not there, and why'),
    recording: RecordingConditions.optional().describe(
      'how the ECG was recorded, as far as the hospital stated it; absent until then',
    ),
    review_no_notification: z.literal(false).optional().describe(ECG_ONLY),
    credit_transactions: z
      .array(CreditTransaction)
      .optional()
      .describe('oldest first; of one case, for who sees its credits'),
    upgrade: z.null().optional().describe('the mode of a case cannot be raised after payment'),
    upgradable: z.literal(false).optional(),
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
  clinical_input: WireClinicalInput.nullable(),
  question_session: QuestionSession.nullable(),
  session_tests: z
    .array(
      z.object({
        type: z.string(),
        count: z.number().int(),
        status: z
          .union([z.literal('ready'), CaseStatus])
          .optional()
          .describe('of an ECG: that of the case'),
        exinfo: z
          .object({ push: TimeOrEmpty })
          .optional()
          .describe(
            'push: when the hospital was last sent a message about the test; empty if never',
          ),
        test_uploads: z
          .array(WireTestUpload)
          .optional()
          .describe('of one case, and in the lists of who reads or gives out cases'),
      }),
    )
    .describe('files per type'),
  result: FileQuality.or(z.literal('')).describe('empty until there is a report'),
  note: z.array(WireCaseNote).describe('for who may read them, else empty'),
  session_checklist: z
    .array(WireChecklistItem)
    .optional()
    .describe('of ECG services, for who prepares or reviews them; an eConsult has none'),
  reviewer: WirePerson.optional().describe('of ECG services: who reviews it first; staff only'),
  second_reviewer: WirePerson.optional().describe('of ECG services; staff only'),
  async_second_reviewer: WirePerson.optional().describe('of ECG services; staff only'),
  last_step: WireReasonedStep.nullable()
    .optional()
    .describe('ours: of one ECG case, for staff: who brought it to its status, with the reason'),
  session_review_report: z
    .object({ saved: Time })
    .nullable()
    .optional()
    .describe('the draft; for who reads or gives out cases'),
  session_release_report: z
    .object({ revision: z.string() })
    .nullable()
    .describe('the newest released report'),
  session_note: z.array(z.never()).optional().describe(ECG_ONLY),
  session_second_review_request: z.null().optional().describe(ECG_ONLY),
  payment: z.enum(['none', 'open', 'processing', 'paid']),
  reader: z
    .object({
      uid: Id,
      name: z.string(),
      since: TimeOrEmpty.optional().describe('ours: stamp of the claim'),
      until: TimeOrEmpty.optional().describe(
        'ours: stamp until when it lasts unused, empty before the first look',
      ),
    })
    .nullable()
    .describe('who reads it; staff only'),
  revision: z.object({
    report_revision: z.string(),
    async_reviewed_revision: z.null().optional().describe(ECG_ONLY),
  }),
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
export type Case = Decoded<WireCase>
