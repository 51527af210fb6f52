import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.string() }),
})
