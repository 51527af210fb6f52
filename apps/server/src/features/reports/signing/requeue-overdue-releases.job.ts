import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { requeueOverdueReleases } from './requeue-overdue-releases.ts'

/** Queues overdue releases again, every minute. */
export const requeueOverdueReleasesJob = defineJob({
  name: 'overdue-releases', // the older name of the queue, which queued jobs carry
  payload: z.object({}),
  schedule: '* * * * *',
  run: requeueOverdueReleases,
})
