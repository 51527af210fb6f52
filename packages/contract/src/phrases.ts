import {
  PHRASE_BODY_MAX,
  PHRASE_LABEL_MAX,
  PhraseLanguage,
  PhraseSection,
} from '@systole/domain/phrases/phrase'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CallerUid, Id, wholeNumber } from './form-fields.ts'

const VERSION_MAX = 2_000_000_000

export const WirePhrase = z.object({
  phid: Id,
  section: PhraseSection,
  label: z.string(),
  body: z.string(),
  version: z.number().int(),
})
export type WirePhrase = z.infer<typeof WirePhrase>

export const queryPhrases = endpoint({
  path: '/api/query_phrases',
  summary: 'The phrases of eConsult reports in a language, by section and label',
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
  }),
  output: z.object({ phrase: WirePhrase }),
  errors: ['versionConflict'],
})

export const deletePhrase = endpoint({
  path: '/api/delete_phrase',
  summary: 'Take a phrase out; reports that hold it keep it',
  access: 'changePhrases',
  effect: 'write',
  rate: 'write',
  input: z.object({ uid: CallerUid, phid: Id }),
  output: z.object({}),
  errors: [],
})
