import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { applyMissedEvents } from './apply-missed-events.ts'

/** Processes stored events that were not applied, and unfinished refunds. */
export const applyMissedEventsJob = defineJob({
  name: 'catch-up-on-payments', // the older name of the queue, which queued jobs carry
  payload: z.object({}),
  schedule: '*/2 * * * *',
  retries: 0,
  leaseSeconds: 600,
  run: applyMissedEvents,
})
