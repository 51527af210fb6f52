import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { makePreviews } from './make-previews.ts'

/** Draws the small pictures of a file. */
export const makePreviewsJob = defineJob({
  name: 'make-previews',
  payload: z.object({ sourceKey: z.string() }),
  leaseSeconds: 900,
  atOnce: 2,
  run: makePreviews,
})
