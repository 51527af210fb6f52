import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { issueMissing } from './issue-missing.ts'

/** Issues missing invoices: for payments older than invoicing, and after failures. */
export const issueMissingJob = defineJob({
  name: 'issue-missing-invoices',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  retries: 0,
  run: issueMissing,
})
