import { HOSPITAL_REVIEW_RULES } from '@systole/domain/hospitals/hospital-reviews'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, Time } from '../wire/form-fields.ts'

const Rule = z.enum(HOSPITAL_REVIEW_RULES)

/** The rules of a hospital for its ECGs, and who changed them. */
export const HospitalReviews = z.object({
  rules: z.array(Rule).describe('the ones that hold'),
  normal_reports_on: z.boolean().describe('whether the installation allows normal reports at all'),
  changes: z
    .array(z.object({ time: Time, by: z.string(), rule: Rule, holds: z.boolean() }))
    .describe('the newest first'),
})
export type HospitalReviews = z.infer<typeof HospitalReviews>

/** Not in the specification: the flags of E7 and E8. */
export const queryHospitalReviews = endpoint({
  path: '/api/query_hospital_reviews',
  summary:
    'The reviews that a hospital requires of its ECGs, whether it allows normal reports, and who changed that',
  access: 'queryHospitalReviews',
  effect: 'read',
  rate: 'read',
  input: z.object({ hospital_id: Id }),
  output: HospitalReviews,
  errors: ['hospitalNotFound'],
})

const Rules = json(z.array(Rule).max(20))

/** Not in the specification. Takes effect with the next signature. */
export const setHospitalReviews = endpoint({
  path: '/api/set_hospital_reviews',
  summary:
    'Set the reviews that a hospital requires of its ECGs, and whether it allows normal reports',
  access: 'setHospitalReviews',
  effect: 'write',
  rate: 'write',
  input: z.object({
    hospital_id: Id,
    rules: Rules,
    seen: Rules.describe('the rules as they were read'),
  }),
  output: HospitalReviews,
  errors: ['hospitalNotFound', 'versionConflict'],
})
