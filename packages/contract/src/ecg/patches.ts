import { UserType } from '@systole/domain/accounts/user-type'
import { PatchEdit, PatchEdits } from '@systole/domain/ecg-patches/patch-edit'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Flag, Id, json, Revision, Time } from '../wire/form-fields.ts'

const NOTE_MAX = 2000

/** The address and number of beats, which are read in records of 8 bytes. */
const Beats = z.object({ url: z.string(), count: z.number().int() })

/** The beats of a revision by label. */
export const BeatCounts = z.record(z.string(), z.number().int())

/** The automatic analysis that a chain of revisions is made on. */
const PatchBase = z.object({ analysis_version: z.number().int(), species: z.string() })

/**
 * A revision: the edits that were made on its parent, or on the automatic beats if it has none. `role` is the source that its beats
 * carry; `no_patch` says that a person found nothing to correct.
 */
export const PatchRevision = z.object({
  patch_revision: Revision,
  parent: Revision.nullable(),
  base: PatchBase,
  edits: z.array(PatchEdit),
  no_patch: z.boolean(),
  author: z.object({ uid: Id, name: z.string(), user_type: UserType }),
  role: z.enum(['patcher', 'reviewer']),
  note: z.string(),
  time: Time,
  beats: Beats,
  beats_sha256: z.string(),
  counts: BeatCounts,
})
export type PatchRevision = z.infer<typeof PatchRevision>

/** A value with one standard deviation, the step of the signal and the number of beats it comes from, all in its own unit. */
export const MeasuredField = z.object({
  value: z.number(),
  uncertainty: z.number(),
  resolution: z.number(),
  n: z.number().int(),
})
export const MeasuredValues = z.record(z.string(), MeasuredField)

/**
 * The measurements on the beats of a revision: the values that the recording is read by, and those of each lead. They follow a save
 * within seconds; until then the state is `measuring`.
 */
export const Measurements = z.object({
  state: z.enum(['measuring', 'ready', 'failed']),
  analysis_version: z.number().int().nullable(),
  lead: z.string().nullable().describe('the lead that heights and widths are read in'),
  values: MeasuredValues,
  leads: z.array(z.object({ lead: z.string(), values: MeasuredValues })),
})
export type Measurements = z.infer<typeof Measurements>

/** The number of beats that a newer revision changed. */
const BeatChanges = z.object({
  added: z.number().int(),
  removed: z.number().int(),
  moved: z.number().int(),
  relabelled: z.number().int(),
})

/** The `data` of -6025: the newest revision, those that the caller has not seen, and what they changed. */
export const PatchConflict = z.object({
  patch_revision: Revision,
  revisions: z.array(PatchRevision),
  changes: BeatChanges,
})
export type PatchConflict = z.infer<typeof PatchConflict>

export const queryEcgPatches = endpoint({
  path: '/api/query_ecg_patches',
  summary: 'The patch revisions of an ECG recording, oldest first, with the edits of each',
  access: 'queryEcgPatches',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id.optional(), uid: CallerUid, rid: Id }),
  output: z.object({
    rid: Id,
    patch_revision: Revision.nullable().describe('the newest one; null while there is none'),
    base: PatchBase.extend({ beats: Beats })
      .nullable()
      .describe('the automatic beats that the next revision is made on'),
    shapes: z
      .object({
        shapes: z.array(z.record(z.string(), z.unknown())),
        outliers: z.array(z.record(z.string(), z.unknown())),
      })
      .nullable()
      .describe(
        'the shapes of the newest revision where its beats were found at another sensitivity; null: those of the analysis',
      ),
    newer_analysis: PatchBase.nullable().describe(
      'an analysis that is newer than that of the revisions; it is offered, never used by itself',
    ),
    revisions: z.array(PatchRevision),
  }),
  errors: ['caseNotFound'],
})

export const saveEcgPatch = endpoint({
  path: '/api/save_ecg_patch',
  summary:
    'Save edits on the newest patch revision of an ECG recording as the next one; without edits nothing changes; -6025 brings the newer revisions and what they changed',
  access: 'saveEcgPatch',
  effect: 'write',
  rate: 'draft',
  input: z.object({
    usid: Id.optional(),
    uid: CallerUid,
    rid: Id,
    base_revision: Revision.optional().describe(
      'the revision that the edits are made on; none for the automatic beats',
    ),
    edits: json(PatchEdits),
    note: plainText(NOTE_MAX).optional(),
    no_patch: Flag.optional().describe('true: nothing is to be corrected in this recording'),
  }),
  output: z.object({
    patch_revision: Revision.nullable(),
    beats_url: z.string(),
    counts: BeatCounts,
    measurements: Measurements.nullable(),
  }),
  errors: ['caseNotFound', 'wrongStatus', 'notHolder', 'versionConflict'],
})
