import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Pauses grow to a quarter of an hour: about a day of trying before a mail is given up. Trust 2.3 (3). */
export const MAIL_ATTEMPTS = 100

/** As many connections to the mail server; one that hangs leaves the others. */
export const MAILS_AT_ONCE = 8

export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ mailId: z.string() }),
  retries: MAIL_ATTEMPTS,
  leaseSeconds: 180,
  atOnce: MAILS_AT_ONCE,
})
