import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { sweepStorage } from './sweep-storage.ts'

/** Removes unreferenced bytes, nightly. */
export const sweepStorageJob = defineJob({
  name: 'sweep-storage',
  payload: z.object({}),
  schedule: '17 18 * * *', // 02:17 in Hong Kong
  leaseSeconds: 3600,
  run: sweepStorage,
})
