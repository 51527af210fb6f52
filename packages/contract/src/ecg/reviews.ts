import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { REVIEW_ROUNDS } from '@systole/domain/ecg-reviews/review-rounds'
import { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { ASYNC_OUTCOMES } from '@systole/domain/ecg-reviews/second-request'
import { z } from 'zod'
import { Id, Revision, Time, TimeOrEmpty } from '../wire/form-fields.ts'
import { EvidencePlaces, EvidenceSentence } from './mre.ts'

/** A reason for a proposed value, with the places to look at. */
const ReviewEvidence = z.object({
  field: z.string(),
  text: z.string(),
  sentence: EvidenceSentence,
  places: EvidencePlaces,
})

/** A measured value beside its field: one standard deviation, the step of the signal, and the beats. */
const ReviewMeasured = z.object({
  value: z.number(),
  uncertainty: z.number(),
  resolution: z.number(),
  count: z.number().int(),
})

/** The review of an ECG case in a round, with what it rests on. */
export const ReviewOfCase = z.object({
  review: EcgReview,
  version: z.number().int().describe('0 while nothing is saved'),
  saved: TimeOrEmpty,
  step: ReviewStep,
  round: z.enum(REVIEW_ROUNDS),
  state: z.enum(['draft', 'submitted', 'returned']),
  reviewer: z.string(),
  is_own: z.boolean().describe('whether the caller wrote what is stored'),
  corrects: z.string().describe('the released revision that this draft corrects, empty if none'),
  concluded: z
    .object({ outcome: z.enum(ASYNC_OUTCOMES), by: z.string(), at: Time, reason: z.string() })
    .nullable()
    .describe('the asynchronous review of the newest released revision'),
  people: z.record(z.string(), z.string()).describe('names of those who answered, by `uid`'),
  patch_revision: Revision.nullable(),
  rid: Id.nullable().describe('the recording that was measured'),
  undecided_groups: z.number().int(),
  measured: z.record(z.string(), ReviewMeasured).describe('by field of the review'),
  evidence: z.array(ReviewEvidence),
  first: EcgReview.optional().describe('the review of the first round, in later ones'),
  first_reviewer: z.string().optional(),
  first_patch_revision: Revision.nullable()
    .optional()
    .describe(
      'the revision of the beats that the first review rests on; null for the automatic ones',
    ),
  diff: z
    .array(
      z.object({
        field: z.string(),
        first: z.unknown(),
        second: z.unknown(),
        changed: z.boolean().describe('beyond the reading error'),
      }),
    )
    .optional(),
  due: z
    .object({ second: z.boolean(), async: z.boolean(), why: z.array(z.string()) })
    .describe('`why`: signer, hospital, asked, normalReport'),
  request: z
    .object({
      kind: z.enum(['second', 'async']),
      asked: Time,
      asked_by: z.string(),
      reason: z.string(),
      due: z
        .array(z.string())
        .describe('why it is required: signer, hospital, asked, normalReport'),
      is_voluntary: z.boolean().describe('a second review that may be declined'),
    })
    .nullable()
    .describe('the open request that this round answers'),
  proof_ms: z
    .number()
    .int()
    .describe('for how long a release needs no further proof in this session; 0: send one'),
})
export type ReviewOfCase = z.infer<typeof ReviewOfCase>
