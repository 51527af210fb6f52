import { z } from 'zod'

/** Whether a hospital has credits of its own, or uses its distributor's quota. */
export const CreditPlanFunding = z.enum(['hospital', 'distributor'])
export type CreditPlanFunding = z.infer<typeof CreditPlanFunding>
