import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id } from '../wire/form-fields.ts'

const Count = z.number().int()
const Person = z.object({ uid: Id, name: z.string() })

export const queryReviewAgreement = endpoint({
  path: '/api/query_review_agreement',
  summary:
    'How often others agreed with the ECG reviews of one person: the own figures, for an admin those of anyone',
  access: 'queryReviewAgreement',
  effect: 'read',
  rate: 'read',
  input: z.object({
    uid: CallerUid,
    of: Id.optional().describe('uid of the reviewer; the caller by default'),
  }),
  output: z.object({
    reviewer: Person,
    days: Count.describe('up to now'),
    second: z
      .object({ reviewed: Count, unchanged: Count, returned: Count, declined: Count })
      .describe('second reviews; `unchanged`: no field beyond the reading error'),
    async: z.object({ agree: Count, minor: Count, major: Count }),
    fields: z
      .array(z.object({ field: z.string(), count: Count }))
      .describe('fields of the review that second reviewers changed, most often first'),
    reviewers: z.array(Person).describe('whose figures the caller may read; none but an admin'),
  }),
  errors: [],
})
