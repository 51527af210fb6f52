import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Queued by a signature in its transaction, for the time of the release. */
export const releaseSignedJob = defineJob({
  name: 'release-signed',
  payload: z.object({ caseId: z.string(), revision: z.string() }),
})
