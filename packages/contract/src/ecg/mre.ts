import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { MRE_TEXT_MAX, MreLanguage, MreSection, MreText } from '@systole/domain/mre/mre-phrase'
import { Priority } from '@systole/domain/reports/report-draft'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import {
  CallerUid,
  Flag,
  Id,
  json,
  Revision,
  Time,
  TimeOrEmpty,
  wholeNumber,
} from '../wire/form-fields.ts'

export const EcgService = z.enum(['ecg1l', 'ecg6l'])

/** `draft`: no veterinarian has approved this text yet. */
const Extras = z.object({ priority: Priority.optional(), draft: z.literal(true).optional() })
const Message = z.object({ id: Id, value: z.string(), extras: Extras })
export type MreMessage = z.infer<typeof Message>

export const getMrePhrases = endpoint({
  path: '/api/get_mre_phrases',
  summary:
    'The phrases of ECG reviews by section and language, without those to type in; messages of a diagnosis are sorted by label',
  access: 'queryMre',
  effect: 'read',
  rate: 'read',
  input: z.object({ uid: CallerUid, type: EcgService }),
  output: z.object({
    data: z.object({
      type: EcgService,
      version: z.number().int().describe('increases with every change of a text'),
      sections: z.array(
        z.object({ type: MreSection, messages: z.partialRecord(MreLanguage, z.array(Message)) }),
      ),
    }),
  }),
  errors: [],
})

/** A sentence: `text` for reading, `key` and `figures` for screens that have the words themselves. */
export const EvidenceSentence = z.object({
  key: z.string(),
  figures: z.record(z.string(), z.number()),
})
export const EvidencePlaces = z.array(
  z.object({
    recording: Id,
    from_sample: z.number().int().min(0),
    to_sample: z.number().int().min(0),
  }),
)

const Result = z.object({
  section: MreSection,
  id: Id,
  value: z.string(),
  extras: Extras,
  rule: z.string(),
  evidence: EvidenceSentence.extend({ text: z.string(), places: EvidencePlaces }),
})
export type MreResult = z.infer<typeof Result>

export const getMreResult = endpoint({
  path: '/api/get_mre_result',
  summary:
    'The phrases that the rules propose for a step of a review, each with its rule, sentence and places; always proposals, which a person accepts or leaves out',
  access: 'queryMreResult',
  effect: 'read',
  rate: 'read',
  input: z.object({
    uid: CallerUid,
    type: EcgService,
    stage: ReviewStep,
    params: json(
      z.object({
        usid: Id,
        patch_revision: Revision.optional(),
        review: EcgReview.optional().describe('without one the newest draft, or what was measured'),
        language: plainText(10)
          .optional()
          .describe('of the phrases: that of the report; else English'),
        sentences: plainText(10).optional().describe('of the evidence; else that of the phrases'),
      }),
    ),
  }),
  output: z.object({ results: z.array(Result) }),
  errors: ['caseNotFound'],
})

const VERSION_MAX = 2_000_000_000
const PhraseServices = z.array(EcgService).min(1)
const ORDERED_MAX = 500

/** A text of a phrase with its history; versions increase. */
const TextVersion = z.object({
  version: z.number().int(),
  text: z.string(),
  status: z.enum(['draft', 'approved']),
  written_by: z.string(),
  written: Time,
  approved_by: z.string(),
  approved: TimeOrEmpty,
})
export const CataloguePhrase = z.object({
  id: Id,
  section: MreSection,
  priority: Priority.nullable(),
  manual: z.boolean(),
  removed: z.boolean(),
  services: z.array(EcgService).describe('whose reviews offer the phrase'),
  version: z.number().int().describe('of the phrase itself, without its texts'),
  texts: z.array(
    z.object({
      language: MreLanguage,
      versions: z.array(TextVersion).describe('the newest first; the newest approved one is used'),
    }),
  ),
})
export type CataloguePhrase = z.infer<typeof CataloguePhrase>

export const queryMreCatalogue = endpoint({
  path: '/api/query_mre_catalogue',
  summary: 'Every ECG phrase with all versions of its texts, for the office',
  access: 'changeMre',
  effect: 'read',
  rate: 'read',
  input: z.object({ uid: CallerUid }),
  output: z.object({ phrases: z.array(CataloguePhrase) }),
  errors: [],
})

export const addMrePhrase = endpoint({
  path: '/api/add_mre_phrase',
  summary: 'Add an ECG phrase with its English and Japanese text, as drafts',
  access: 'changeMre',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    section: MreSection,
    priority: Priority.optional().describe('of an evaluation'),
    services: json(PhraseServices).optional().describe('without them every ECG service'),
    manual: Flag.optional(),
    en: MreText,
    ja: MreText,
  }),
  output: z.object({ phrase: CataloguePhrase }),
  errors: [],
})

export const saveMrePhrase = endpoint({
  path: '/api/save_mre_phrase',
  summary:
    'Change priority, services and manual mark of an ECG phrase on the version that was read; its id and section stay',
  access: 'changeMre',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    id: Id,
    version: wholeNumber({ max: VERSION_MAX }),
    priority: Priority.optional().describe('of an evaluation'),
    services: json(PhraseServices),
    manual: Flag,
  }),
  output: z.object({ phrase: CataloguePhrase }),
  errors: ['versionConflict'],
})

export const orderMrePhrases = endpoint({
  path: '/api/order_mre_phrases',
  summary: 'Set the order of the phrases of a section; -6025 if these are not all of them any more',
  access: 'changeMre',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    section: MreSection,
    ids: json(z.array(Id).min(1).max(ORDERED_MAX)).describe('all of the section, in the new order'),
  }),
  output: z.object({}),
  errors: ['versionConflict'],
})

/** A change of a phrase. `language` is that of a text; `text` is what was written. */
const PhraseChange = z.object({
  time: Time,
  by: z.string().describe('empty for the portal itself'),
  change: z.enum([
    'added',
    'changed',
    'moved',
    'removed',
    'restored',
    'textWritten',
    'textApproved',
  ]),
  language: MreLanguage.optional(),
  text: z.string().optional(),
})
export type PhraseChange = z.infer<typeof PhraseChange>

export const queryMreHistory = endpoint({
  path: '/api/query_mre_history',
  summary: 'Who changed an ECG phrase and its texts, the newest change first',
  access: 'changeMre',
  effect: 'read',
  rate: 'read',
  input: z.object({ uid: CallerUid, id: Id }),
  output: z.object({ changes: z.array(PhraseChange) }),
  errors: [],
})

export const saveMreText = endpoint({
  path: '/api/save_mre_text',
  summary:
    'Write a new draft of a text on the version that was read, 0 for none; what is approved stays in use until the draft is',
  access: 'changeMre',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    id: Id,
    language: MreLanguage,
    text: plainText(MRE_TEXT_MAX).trim().optional().describe('none for a language that falls back'),
    version: wholeNumber({ max: VERSION_MAX }),
  }),
  output: z.object({ phrase: CataloguePhrase }),
  errors: ['versionConflict'],
})

export const approveMreText = endpoint({
  path: '/api/approve_mre_text',
  summary: 'Approve a draft, which is used from now on; version is that of the draft',
  access: 'changeMre',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    id: Id,
    language: MreLanguage,
    version: wholeNumber({ max: VERSION_MAX }),
  }),
  output: z.object({ phrase: CataloguePhrase }),
  errors: ['versionConflict'],
})

export const removeMrePhrase = endpoint({
  path: '/api/remove_mre_phrase',
  summary: 'Take a phrase out of the catalogue or bring it back; reviews that hold it keep it',
  access: 'changeMre',
  effect: 'write',
  rate: 'write',
  input: z.object({ uid: CallerUid, id: Id, removed: Flag }),
  output: z.object({ phrase: CataloguePhrase }),
  errors: [],
})
