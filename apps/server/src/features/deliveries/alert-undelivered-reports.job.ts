import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { alertUndeliveredReports } from './alert-undelivered-reports.ts'

/** Alerts about undelivered reports regardless of the cause: rendering, queue or mail server. */
export const alertUndeliveredReportsJob = defineJob({
  name: 'watch-deliveries', // the older name of the queue, which queued jobs carry
  payload: z.object({}),
  schedule: '*/5 * * * *',
  retries: 0,
  run: alertUndeliveredReports,
})
