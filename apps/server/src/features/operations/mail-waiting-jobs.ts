import { paths } from '@systole/contract/pages'
import { HOUR } from '@systole/domain/time/durations'
import { fill } from '@systole/i18n/fill'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../mails/send-support-mail.ts'
import type { WaitingJobs } from './failed-job-store.ts'

const SHOWN = 20

/** Sends at most one mail an hour. */
export async function mailWaitingJobs(
  context: MailSender,
  waiting: readonly WaitingJobs[],
  now: Date,
): Promise<void> {
  await sendSupportMail(context, {}, ({ operationsMails: { waitingJobs: texts, page } }) => ({
    key: `waiting-jobs:${Math.floor(now.getTime() / HOUR)}`,
    subject: `{{brand}}: ${texts.subject}`,
    title: texts.subject,
    paragraphs: [texts.text],
    facts: waiting
      .slice(0, SHOWN)
      .map(({ name, count, oldestSeconds }) => [
        name,
        fill(texts.fact, { count, minutes: Math.floor(oldestSeconds / 60) }),
      ]),
    action: { label: page, path: paths.system() },
  }))
}
