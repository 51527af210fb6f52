import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { proveLedger } from './prove-ledger.ts'

/** Runs every night at two in Hong Kong. */
export const proveLedgerJob = defineJob({
  name: 'prove-ledger',
  payload: z.object({}),
  schedule: '0 18 * * *',
  leaseSeconds: 600,
  run: proveLedger,
})
