import { z } from 'zod'

/** The source of a plan's credits: the hospital's own account or its distributor's quota. */
export const CreditPlanFunding = z.enum(['hospital', 'distributor'])
export type CreditPlanFunding = z.infer<typeof CreditPlanFunding>
