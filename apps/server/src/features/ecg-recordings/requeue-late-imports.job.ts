import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { requeueLateImports } from './requeue-late-imports.ts'

/** Queues late imports again, and the ECG files that have no recording yet. */
export const requeueLateImportsJob = defineJob({
  name: 'unimported-ecgs',
  payload: z.object({}),
  schedule: '7,27,47 * * * *',
  run: requeueLateImports,
})
