import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { removeExports } from './make-export.ts'

/** Removes the files of exports that are seven days old. Hourly. */
export const removeExportsJob = defineJob({
  name: 'remove-hospital-exports',
  payload: z.object({}),
  schedule: '41 * * * *',
  retries: 2,
  run: removeExports,
})
