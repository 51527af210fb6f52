import { ConsultMode } from '@systole/domain/cases/case'
import {
  PHRASE_BODY_MAX,
  PHRASE_LABEL_MAX,
  PhraseLanguage,
  PhraseSection,
} from '@systole/domain/phrases/phrase'
import { AdvanceQuestion, BasicQuestion } from '@systole/domain/questions/question'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Flag, Id, json, wholeNumber } from '../wire/form-fields.ts'

const ORDERED_MAX = 500
const VERSION_MAX = 2_000_000_000

const QuestionName = z.union([BasicQuestion, AdvanceQuestion])

export const WirePhrase = z.object({
  phid: Id,
  section: PhraseSection,
  label: z.string(),
  body: z.string(),
  mode: ConsultMode.or(z.literal('')).describe('offered in reports of this mode; empty: in both'),
  question: QuestionName.or(z.literal('')).describe('offered in the answer to it; empty: anywhere'),
  own: z.boolean().describe("the caller's own, offered to no one else"),
  place: z.number().int().describe('within its section, the lowest first'),
  used: z.number().int().describe('in how many cases it was taken'),
  version: z.number().int(),
})
export type WirePhrase = z.infer<typeof WirePhrase>

export const queryPhrases = endpoint({
  path: '/api/query_phrases',
  summary:
    "Everybody's phrases of eConsult reports in a language, and the caller's own, by section and place",
  access: 'queryPhrases',
  effect: 'read',
  rate: 'read',
  input: z.object({ uid: CallerUid, language: PhraseLanguage }),
  output: z.object({ phrases: z.array(WirePhrase) }),
  errors: [],
})

export const savePhrase = endpoint({
  path: '/api/save_phrase',
  summary: 'Add a phrase, or change one on the version it was read at; a label is there once',
  access: 'changePhrases',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    phid: Id.optional(),
    version: wholeNumber({ max: VERSION_MAX }),
    language: PhraseLanguage,
    section: PhraseSection,
    label: plainText(PHRASE_LABEL_MAX).trim().min(1),
    body: plainText(PHRASE_BODY_MAX).trim().min(1),
    mode: ConsultMode.or(z.literal('')).optional(),
    question: QuestionName.or(z.literal('')).optional(),
    own: Flag.optional().describe('a cardiologist keeps phrases of their own'),
  }),
  output: z.object({ phrase: WirePhrase }),
  errors: ['versionConflict', 'accessDenied'],
})

export const deletePhrase = endpoint({
  path: '/api/delete_phrase',
  summary: 'Take a phrase out; reports that hold it keep it',
  access: 'changePhrases',
  effect: 'write',
  rate: 'write',
  input: z.object({ uid: CallerUid, phid: Id }),
  output: z.object({}),
  errors: ['accessDenied'],
})

export const orderPhrases = endpoint({
  path: '/api/order_phrases',
  summary: 'Put the phrases of a section into an order; those not named come after',
  access: 'changePhrases',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    phids: json(z.array(Id).min(1).max(ORDERED_MAX)).describe('in their new order'),
  }),
  output: z.object({}),
  errors: ['accessDenied'],
})

export const notePhraseUse = endpoint({
  path: '/api/take_phrase',
  summary: 'Note that a phrase was put into the report of a case; it counts once a case',
  access: 'notePhraseUse',
  effect: 'write',
  rate: 'draft',
  input: z.object({ uid: CallerUid, phid: Id, usid: Id }),
  output: z.object({}),
  errors: ['caseNotFound'],
})
