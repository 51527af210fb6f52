import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { sendPushes } from './send-pushes.ts'

/** Sends notifications to browsers, every minute. */
export const sendPushesJob = defineJob({
  name: 'send-pushes',
  payload: z.object({}),
  schedule: '* * * * *',
  run: sendPushes,
})
