import { z } from 'zod'
import { Time } from '../wire/form-fields.ts'

/** One change of a case's credits; lists are oldest first. */
export const CreditTransaction = z.object({
  time: Time,
  kind: z.enum(['deduct', 'refund']),
  credits: z.number().int(),
  credit_plan_id: z.string().describe('empty where a distributor’s quota was used'),
  by: z.string(),
  note: z.string(),
})
export type CreditTransaction = z.infer<typeof CreditTransaction>
