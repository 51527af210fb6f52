import { ECG_VIEWS, NAMED_PAGES } from '@systole/domain/access/page-ticket'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Flag, Id, Revision, ShortText, wholeNumber } from '../wire/form-fields.ts'
import { PatchRevision } from './patches.ts'
import { EcgRecording } from './recordings.ts'

const MODE_MAX = 9

/** `url` is an address of the portal; from another site it begins with the portal's own. */
export const queryDataPreview = endpoint({
  path: '/api/query_cardiobirdx_session_data_preview',
  summary:
    'The address of the ECG page or the bar chart page of a file, for a frame; it opens once and lasts while it is used',
  access: 'queryEcgRecordings',
  effect: 'write',
  rate: 'read',
  input: z.object({
    usid: Id,
    uid: CallerUid,
    fname: ShortText.describe('a file of the case with an ECG'),
    view: z.enum(ECG_VIEWS),
    patch_revision: Revision.optional().describe('the newest by default'),
    no_patch: Flag.optional().describe('true: the automatic beats'),
  }),
  output: z.object({
    url: z.string(),
    expires_in_ms: z.number().int(),
    patch_revision: Revision.nullable(),
  }),
  errors: ['caseNotFound'],
})

export const sidAction = endpoint({
  path: '/api/sid_action',
  summary: 'Exchange the session for the address of a page, which opens it once within a minute',
  access: 'sidAction',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    action: z.literal('ticket'),
    page: z.enum(NAMED_PAGES),
    usid: Id.optional(),
    revision: Revision.optional(),
    mode: wholeNumber({ max: MODE_MAX }).optional(),
  }),
  output: z.object({ url: z.string(), expires_in_ms: z.number().int() }),
  errors: ['caseNotFound'],
})

/**
 * Everything that an ECG page shows, by the ticket in its address instead of a session. The first tab that opens it keeps it: `opener`
 * is a key that the tab makes and sends each time. Called again before `expires_in_ms` are over, the page stays open.
 */
export const openEcgPage = endpoint({
  path: '/api/open_ecg_page',
  summary: 'The recording that an ECG page shows, by the ticket in its address',
  access: 'openEcgPage',
  effect: 'steps',
  rate: 'read',
  input: z.object({
    ticket: ShortText,
    opener: z.string().regex(/^[\w-]{32,64}$/, 'a random key of the tab'),
    view: z.enum(ECG_VIEWS),
    usid: Id,
    fname: ShortText.optional(),
    patch_revision: Revision.optional(),
    no_patch: Flag.optional(),
  }),
  output: z.object({
    expires_in_ms: z.number().int(),
    recording: EcgRecording,
    patch: PatchRevision.nullable().describe('the revision shown; null shows the automatic beats'),
    beats_url: z.string().nullable().describe('of the beats shown'),
    revisions: z.array(PatchRevision).describe('the revision shown and all before it'),
    frame_origins: z
      .array(z.string())
      .describe('the origins whose pages may frame this one, and with which it exchanges messages'),
  }),
  errors: ['caseNotFound'],
})
