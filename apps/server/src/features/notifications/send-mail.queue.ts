import { z } from 'zod'
import type { JobDeclaration } from '../../jobs/define-job.ts'
import { MAILS_AT_ONCE } from '../../ports/mailer.ts'

/** The number of attempts; with intervals of up to 15 minutes this is about a day. Trust 2.3 (3). */
export const MAIL_ATTEMPTS = 100

/** The queue of mails. Declared apart from its job, because the job queues mails too: to support, when one is not delivered. */
export const sendMailQueue = {
  name: 'send-mail',
  payload: z.object({ mailId: z.string() }),
  retries: MAIL_ATTEMPTS,
  leaseSeconds: 180,
  atOnce: MAILS_AT_ONCE,
} satisfies JobDeclaration
