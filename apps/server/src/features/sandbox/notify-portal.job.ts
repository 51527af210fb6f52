import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** One piece of news for the portal's webhook. The event keeps its id through every attempt. */
export const notifyPortalJob = defineJob({
  name: 'sandbox-notify-portal',
  payload: z.object({
    sandboxId: z.string(),
    eventId: z.string(),
    state: z.enum(['processing', 'paid', 'failed', 'expired', 'refund', 'dispute']),
  }),
  atOnce: 8,
})
