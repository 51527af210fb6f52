import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { makeExport } from './make-export.ts'

/** Writes all data of a hospital to a ZIP in the storage. */
export const makeExportJob = defineJob({
  name: 'make-hospital-export',
  payload: z.object({ exportId: z.string() }),
  leaseSeconds: 4 * 3600,
  retries: 3,
  run: makeExport,
})
