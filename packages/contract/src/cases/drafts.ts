import { DraftPlace } from '@systole/domain/drafts/draft-place'
import { DraftValue } from '@systole/domain/drafts/draft-value'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, json, Time, wholeNumber } from '../wire/form-fields.ts'

const COUNT_MAX = 2_000_000_000

/** The writer of a draft: the tab, the version on which its text is based, and the number of its edit. */
const write = {
  /** Checked so that a draft is never saved into another account after the session cookie has changed. */
  uid: CallerUid,
  place: DraftPlace,
  base: wholeNumber({ max: COUNT_MAX }),
  writer: z.string().regex(/^\w{8,40}$/),
  edit: wholeNumber({ min: 1, max: COUNT_MAX }),
}

const mark = {
  place: z.string(),
  version: z.number().int(),
  writer: z.string(),
  edit: z.number().int(),
  saved: Time,
}

/** A draft; `value` is `null` once the form was sent or its text discarded. */
export const WireDraft = z.object({ ...mark, value: z.record(z.string(), z.unknown()).nullable() })
export type WireDraft = z.infer<typeof WireDraft>

const written = z.object({ version: z.number().int(), saved: Time })

export const saveDraft = endpoint({
  path: '/api/save_draft',
  summary: 'Keep a form as it is typed; -6025 brings the newer draft of another device in data',
  access: 'saveDraft',
  effect: 'write',
  rate: 'draft',
  input: z.object({ ...write, value: json(DraftValue) }),
  output: written,
  errors: ['versionConflict'],
})

export const queryDraft = endpoint({
  path: '/api/query_draft',
  summary: 'The draft of one form, null when there never was one',
  access: 'queryDraft',
  effect: 'read',
  rate: 'read',
  input: z.object({ uid: CallerUid, place: DraftPlace }),
  output: z.object({ draft: WireDraft.nullable() }),
  errors: [],
})

export const queryDrafts = endpoint({
  path: '/api/query_drafts',
  summary: 'Which drafts the account has and who wrote each last, without their text',
  access: 'queryDrafts',
  effect: 'read',
  rate: 'read',
  input: z.object({ uid: CallerUid }),
  output: z.object({ drafts: z.array(z.object({ ...mark, gone: z.boolean() })) }),
  errors: [],
})

export const deleteDraft = endpoint({
  path: '/api/delete_draft',
  summary: 'The form was sent or discarded; a newer draft of another device stays (-6025)',
  access: 'deleteDraft',
  effect: 'write',
  rate: 'draft',
  input: z.object(write),
  output: written,
  errors: ['versionConflict'],
})
