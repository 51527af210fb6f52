import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './form-fields.ts'

/** `valid_until` is empty for a plan without an end. */
export const CreditPlan = z.object({
  credit_plan_id: Id,
  name: z.string(),
  valid_until: z.string(),
})
export type CreditPlan = z.infer<typeof CreditPlan>

/** Ours: what an admin may give a hospital. */
export const queryCreditPlans = endpoint({
  path: '/api/query_credit_plans',
  summary: 'The credit plans that are valid now',
  access: 'queryCreditPlans',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({ plans: z.array(CreditPlan) }),
  errors: [],
})
