import { REVIEW_FIELD_NAMES } from '@systole/domain/ecg-reviews/review-fields'
import { ASYNC_OUTCOMES } from '@systole/domain/ecg-reviews/second-request'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, Time } from '../wire/form-fields.ts'

export const queryReviewCalibration = endpoint({
  path: '/api/query_review_calibration',
  summary:
    'The ECGs that a second or asynchronous reviewer read otherwise than the caller, as sets by field to read again',
  access: 'queryReviewCalibration',
  effect: 'read',
  rate: 'read',
  input: z.object({ uid: CallerUid }),
  output: z.object({
    days: z.number().int().describe('up to now'),
    sets: z
      .array(
        z.object({
          field: z.enum(REVIEW_FIELD_NAMES),
          cases: z.array(
            z.object({
              usid: Id,
              id: z.string().describe('the case number'),
              species: z.string(),
              time: Time.describe('of the second signature'),
              own: z.unknown().describe('the value of the caller'),
              other: z.unknown().describe('the value that was signed instead'),
            }),
          ),
        }),
      )
      .describe('the fields that differ beyond the reading error, most frequent first'),
    outcomes: z
      .array(
        z.object({
          usid: Id,
          id: z.string(),
          species: z.string(),
          time: Time,
          outcome: z.enum(ASYNC_OUTCOMES),
          reason: z.string(),
        }),
      )
      .describe('asynchronous reviews that found a difference, newest first'),
  }),
  errors: [],
})
