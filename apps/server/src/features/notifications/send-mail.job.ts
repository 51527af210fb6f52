import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** The number of attempts; with intervals of up to 15 minutes this is about a day. Trust 2.3 (3). */
export const MAIL_ATTEMPTS = 100

/** The number of connections to the mail server, so that an unresponsive one does not block the others. */
export const MAILS_AT_ONCE = 8

export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.string() }),
  retries: MAIL_ATTEMPTS,
  leaseSeconds: 180,
  atOnce: MAILS_AT_ONCE,
})
