import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Writes all data of a hospital to a ZIP in the storage. */
export const makeExportJob = defineJob({
  name: 'make-hospital-export',
  payload: z.object({ exportId: z.string() }),
  leaseSeconds: 4 * 3600,
  retries: 3,
})

/** Removes the files of exports that are seven days old. Hourly. */
export const removeExportsJob = defineJob({
  name: 'remove-hospital-exports',
  payload: z.object({}),
  schedule: '41 * * * *',
  retries: 2,
})
