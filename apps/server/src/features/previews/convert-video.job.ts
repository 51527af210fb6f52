import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { convertVideo } from './convert-video.ts'

/** Converts a clip for playback. In a queue of its own, because it is slow and must not delay thumbnails. */
export const convertVideoJob = defineJob({
  name: 'convert-video',
  payload: z.object({ sourceKey: z.string() }),
  leaseSeconds: 1800,
  run: convertVideo,
})
