import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** An event for the portal's webhook, which keeps its id through all attempts. */
export const notifyPortalJob = defineJob({
  name: 'sandbox-notify-portal',
  payload: z.object({
    sandboxId: z.string(),
    eventId: z.string(),
    state: z.enum(['processing', 'paid', 'failed', 'expired', 'refund', 'dispute']),
  }),
  atOnce: 8,
})
