import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, ShortText, Stamp } from '../wire/form-fields.ts'
import { Measurements, PatchRevision } from './patches.ts'
import { EcgRecording } from './recordings.ts'

const Place = z.object({
  recording: Id,
  from_sample: z.number().int(),
  to_sample: z.number().int(),
})

/** A reference of a measured value; an absent limit is null. */
const Reference = z.object({
  field: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  source: z.string(),
})

/** The values of an earlier ECG of the same animal, by the revision that they were read at; automatic ones have none. */
const Earlier = z.object({
  usid: Id,
  revision: Stamp.nullable(),
  date: Stamp,
  values: z.record(z.string(), z.number()),
})

/** All measurements and proposals of an ECG test at a patch revision; nothing of it is a report. SPEC E23. */
export const queryTestReviewData = endpoint({
  path: '/api/query_cardiobirdx_session_test_review_data',
  summary:
    'The measurements and proposals of an ECG test at a patch revision, the newest by default, with references and earlier values',
  access: 'queryTestReviewData',
  effect: 'read',
  rate: 'read',
  input: z.object({
    uid: CallerUid,
    usid: Id,
    test_type: plainText(20).optional().describe('the test of the case; no other one has data'),
    fname: ShortText.optional().describe('a file of the case; the longest recording by default'),
    patch_revision: Stamp.optional(),
  }),
  output: z.object({
    test: z.object({ type: z.string(), status: z.string() }),
    recordings: z.array(EcgRecording),
    patch: PatchRevision.nullable(),
    beats_url: z.string().nullable(),
    measurements: Measurements.nullable().describe(
      'on the beats of the revision, never those of other beats; null while the recording is not analysed',
    ),
    proposals: EcgReview.nullable(),
    evidence: z.array(z.object({ field: z.string(), text: z.string(), places: z.array(Place) })),
    references: z.array(Reference),
    earlier: z.array(Earlier),
  }),
  errors: ['caseNotFound'],
})
