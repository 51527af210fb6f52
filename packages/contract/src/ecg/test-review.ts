import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Flag, Id, Revision, ShortText, Time } from '../wire/form-fields.ts'
import { NormalReportOfCase } from './normal-report.ts'
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
  revision: Revision.nullable(),
  date: Time,
  values: z.record(z.string(), z.number()),
})

/** Indexes of the median beat: the start, the largest deflection and the end of a wave. */
const Wave = z.object({
  on: z.number().int(),
  peak: z.number().int(),
  off: z.number().int(),
  prominence: z.number(),
})

/** The median of the normal beats: microvolts of each measured lead, all with the R at `rIndex`, and the bounds of the waves. */
const MedianBeat = z.object({
  beat: z.object({
    leads: z.array(z.object({ name: z.string(), microvolts: z.array(z.number().int()) })),
    samplesPerSecond: z.number(),
    rIndex: z.number().int(),
    rrBeforeSeconds: z.number(),
    rrAfterSeconds: z.number(),
    resolutionSeconds: z.number(),
    beatSamples: z.array(z.number().int()),
    takenFrom: z.object({ from: z.number().int(), to: z.number().int() }),
  }),
  bounds: z.object({
    leads: z.array(z.object({ p: Wave.optional(), qrs: Wave, t: Wave.optional() })),
    overall: z.object({
      pOn: z.number().int().optional(),
      qrsOn: z.number().int(),
      qrsOff: z.number().int(),
      tOff: z.number().int().optional(),
    }),
  }),
})
export type MedianBeat = z.infer<typeof MedianBeat>

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
    patch_revision: Revision.optional(),
    median: Flag.optional().describe('also returns the median beat'),
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
    normal_report: NormalReportOfCase.nullable().describe(
      'what is against a normal report; null unless the caller may sign one while the case is prepared',
    ),
    median_beat: MedianBeat.nullable()
      .optional()
      .describe('if it was asked for; null without alike normal beats'),
  }),
  errors: ['caseNotFound'],
})
