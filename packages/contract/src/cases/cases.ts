import { CaseStatus, ConsultMode } from '@systole/domain/cases/case'
import { CASE_NOTE_MAX } from '@systole/domain/cases/case-note'
import { CHECKLIST_ITEMS } from '@systole/domain/ecg-patches/checklist'
import { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import { AdvanceList, BasicList } from '@systole/domain/questions/question-lists'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { WireService } from '../accounts/permissions.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, json, ShortText, Time } from '../wire/form-fields.ts'
import { CaseFilter } from './case-filter.ts'
import { SentNote, SentTest, WireAbsentFile, WireCase, WireChecklistItem } from './wire-case.ts'
import { WireClinicalInput } from './wire-clinical-input.ts'

export const createSession = endpoint({
  path: '/api/create_cardiobirdx_session',
  summary: 'Open a case for a pet; an eConsult unless subtype names another service',
  access: 'createSession',
  effect: 'write',
  rate: 'write',
  input: z.object({
    type: z.literal('etest'),
    subtype: WireService.optional(),
    uid: CallerUid,
    pid: Id,
    clinical_input: json(WireClinicalInput).optional(),
    exinfo: json(z.object({ recording: RecordingConditions.optional() }))
      .optional()
      .describe('recording: how the ECG was recorded; unknown is a value, absent says nothing'),
  }),
  output: z.object({ usid: Id }),
  errors: ['noCreditPlan', 'petNotFound'],
})

/** Returns the newest first; `next` is the cursor of the following page, empty at the end. */
export const queryAllSessions = endpoint({
  path: '/api/query_all_sessions',
  summary: 'The cases one may see',
  access: 'queryAllSessions',
  effect: 'read',
  rate: 'read',
  input: z.object({
    params: json(
      CaseFilter.extend({
        order: z.enum(['newest', 'deadline']).optional().describe('ours; newest when absent'),
        record_per_page: z.number().int().min(1).max(500).optional(),
        cursor: z.string().max(200).optional(),
      }),
    ),
  }),
  output: z.object({
    sessions: z.array(WireCase),
    total: z.number().int().describe('how many there are, up to 1,000'),
    total_capped: z.boolean().describe('ours: there are more than total'),
    next: z.string(),
  }),
  errors: ['queryError'],
})

export const querySessionInfo = endpoint({
  path: '/api/query_session_info',
  summary: 'One case, and the original of a follow-up',
  access: 'querySessionInfo',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id, ousid: ShortText.optional() }),
  output: z.object({ session: WireCase, original: WireCase.optional() }),
  errors: ['caseNotFound'],
})

const TagId = z.object({ tagid: z.number().int() })
/** A tag as sent by the specification's clients: the number, or the list of a case. */
const TagStatement = z.union([z.number().int(), z.array(TagId).max(5)])

/**
 * Fields are accepted by role and state: `status` is a checked transition; `tag` is derived from the questions; of `exinfo`,
 * the reasons for absent files and the conditions of the ECG are used.
 */
export const updateSession = endpoint({
  path: '/api/update_cardiobirdx_session',
  summary: 'Save clinical input or why files are absent, claim or give back a case',
  access: 'updateSession',
  effect: 'write',
  rate: 'write',
  input: z.object({
    usid: Id,
    params: json(
      z.object({
        pid: ShortText.optional(),
        clinical_input: WireClinicalInput.optional(),
        status: CaseStatus.optional(),
        exinfo: z
          .object({
            absent_files: z.array(WireAbsentFile).max(7).optional(),
            recording: RecordingConditions.optional(),
            session_checklist: z.array(WireChecklistItem).max(CHECKLIST_ITEMS.length).optional(),
            session_tests: z.array(SentTest).max(50).optional(),
          })
          .optional()
          .describe(
            'absent_files: the whole list; recording: how the ECG was recorded, all of it; both from a vet. session_checklist, session_tests: the preparation of an ECG, by staff; entries replace those of the same item or file',
          ),
        tag: TagStatement.optional().describe('never changed by this call; another tag is refused'),
        note: SentNote.optional(),
        note_was: plainText(CASE_NOTE_MAX)
          .optional()
          .describe(
            'ours: the note as its writer saw it; another one is answered by -6025, with it in data',
          ),
        revisions: z
          .object({ patch_revision: z.string().regex(/^\d{14}$/) })
          .optional()
          .describe('the patch revision that a step is about; an older one is answered by -6025'),
        revision_note: plainText(CASE_NOTE_MAX)
          .optional()
          .describe('the reason of a step; goes with status'),
        version: z.number().int().optional(),
      }),
    ),
  }),
  output: z.object({ session: WireCase }),
  errors: [
    'caseNotFound',
    'petNotFound',
    'wrongStatus',
    'versionConflict',
    'noCreditPlan',
    'reasonRequired',
  ],
})

const ExcludedDatum = z.union([
  ShortText,
  z.object({
    type: ShortText.optional(),
    sub_type: ShortText.optional(),
    file_type: ShortText.optional(),
    fname: ShortText.optional(),
  }),
])

export const cloneSession = endpoint({
  path: '/api/clone_cardiobirdx_session',
  summary: 'Open a follow-up from a closed case',
  access: 'cloneSession',
  effect: 'write',
  rate: 'write',
  input: z.object({
    usid: Id,
    uid: CallerUid,
    excluded_datalist: json(z.array(ExcludedDatum).max(100))
      .optional()
      .describe('what stays behind: [] nothing; when absent, the question file'),
  }),
  output: z.object({ usid: Id, ousid: Id }),
  errors: ['caseNotFound', 'alreadyCloned', 'wrongStatus', 'noCreditPlan'],
})

const AGREES = 'ours to check: agrees with the questions of the file; {} says nothing'

/**
 * Stores the question file; it replaces the previous one and tags the case by mode (CASE-5). `fcontent` is base64 of the question
 * session's JSON.
 */
export const addSessionData = endpoint({
  path: '/api/add_cardiobirdx_session_data',
  summary: 'Save the questions to the cardiologist',
  access: 'addSessionData',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    usid: Id,
    type: z.literal('supplementary'),
    exinfo: json(
      z.object({
        type: ShortText.optional(),
        sub_type: z.literal('question to cardiologist'),
        mode: ConsultMode,
        basic_list: BasicList.optional().describe(AGREES),
        advance_list: AdvanceList.optional().describe(AGREES),
      }),
    ),
    embed_content: z.literal('1').optional().describe('the content is in fcontent'),
    fname: ShortText,
    ftype: z.literal('json'),
    fcontent: z.base64().max(262_144),
  }),
  output: z.object({ fname: z.string() }),
  errors: ['caseNotFound', 'wrongStatus', 'modeFixed', 'noCreditPlan'],
})

export const queryEventLog = endpoint({
  path: '/api/query_cardiobirdx_session_event_log',
  summary: 'What happened to a case, oldest first',
  access: 'queryEventLog',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id }),
  output: z.object({
    events: z.array(
      z.object({
        time: Time,
        actor: z.string(),
        role: z.string(),
        action: z.string(),
        from: z.string(),
        to: z.string(),
        note: z.string(),
      }),
    ),
  }),
  errors: ['caseNotFound'],
})
