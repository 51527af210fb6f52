import { defineJob } from '../../jobs/define-job.ts'
import { sendMailQueue } from './send-mail.queue.ts'
import { sendMail } from './send-mail.ts'

/** Sends a queued mail. */
export const sendMailJob = defineJob({ ...sendMailQueue, run: sendMail })
