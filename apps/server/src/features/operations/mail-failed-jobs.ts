import { paths } from '@systole/contract/pages'
import type { MailSender } from '../../mails/send-portal-mail.ts'
import { sendSupportMail } from '../../mails/send-support-mail.ts'

const SHOWN = 20

/** Sends one mail about all these failures. */
export async function mailFailedJobs(
  context: MailSender,
  failed: readonly { jobId: string; name: string; problem: string; failedAt: Date }[],
  now: Date,
): Promise<void> {
  await sendSupportMail(context, {}, ({ operationsMails: { failedJobs: texts, page } }) => ({
    key: `failed-jobs:${now.toISOString()}`,
    values: { count: failed.length },
    subject: `{{brand}}: ${texts.subject}`,
    title: texts.subject,
    paragraphs: [texts.text],
    facts: failed
      .slice(0, SHOWN)
      .map(({ name, problem, failedAt }) => [name, `${failedAt.toISOString()} ${problem}`]),
    action: { label: page, path: paths.system() },
  }))
}
