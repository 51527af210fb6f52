import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Draws the small pictures of a file. */
export const makePreviewsJob = defineJob({
  name: 'make-previews',
  payload: z.object({ sourceKey: z.string() }),
  leaseSeconds: 900,
  atOnce: 2,
})

/** Converts a clip for playback. In a queue of its own, because it is slow and must not delay thumbnails. */
export const convertVideoJob = defineJob({
  name: 'convert-video',
  payload: z.object({ sourceKey: z.string() }),
  leaseSeconds: 1800,
})
