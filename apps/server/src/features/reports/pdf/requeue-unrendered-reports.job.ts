import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { requeueUnrenderedReports } from './requeue-unrendered-reports.ts'

/** Queues missing PDFs again, hourly. */
export const requeueUnrenderedReportsJob = defineJob({
  name: 'unrendered-reports', // the older name of the queue, which queued jobs carry
  payload: z.object({}),
  schedule: '29 * * * *',
  run: requeueUnrenderedReports,
})
