import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { discardBytes } from './discard-bytes.ts'

/** Removes the bytes of deleted files and ended uploads. */
export const discardBytesJob = defineJob({
  name: 'discard-bytes',
  payload: z.object({ storageKeys: z.array(z.string()), uploadIds: z.array(z.string()) }),
  run: discardBytes,
})
