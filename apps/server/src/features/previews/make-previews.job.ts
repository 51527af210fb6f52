import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Draws the small pictures of a file. */
export const makePreviewsJob = defineJob({
  name: 'make-previews',
  payload: z.object({ sourceKey: z.string() }),
  leaseSeconds: 900,
  atOnce: 2,
})

/** Makes a clip playable; a queue of its own, because it takes long and nobody's thumbnail shall wait for it. */
export const convertVideoJob = defineJob({
  name: 'convert-video',
  payload: z.object({ sourceKey: z.string() }),
  leaseSeconds: 1800,
})
