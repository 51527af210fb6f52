import { paths } from '@systole/contract/pages'
import { HOUR } from '@systole/domain/time/durations'
import { fill } from '@systole/i18n/fill'
import type { CallContext } from '../../app-context.ts'
import { serverTexts } from '../../server-texts.ts'
import { mailSupport } from '../notifications/mail-support.ts'
import type { WaitingJobs } from './failed-job-store.ts'

type Context = Pick<CallContext, 'db' | 'jobs' | 'settings' | 'publicUrl'>
type Failed = { jobId: string; name: string; problem: string; failedAt: Date }

const SHOWN = 20

/** Sends one mail about all these failures. */
export async function mailFailedJobs(
  context: Context,
  failed: readonly Failed[],
  now: Date,
): Promise<void> {
  const { failedJobs: texts } = serverTexts('en_us').operationsMails
  await mailSupport(context, {
    dedupeKey: `failed-jobs:${now.toISOString()}`,
    subject: fill(texts.subject, { count: String(failed.length) }),
    text: texts.text,
    facts: failed
      .slice(0, SHOWN)
      .map(({ name, problem, failedAt }) => [name, `${failedAt.toISOString()} ${problem}`]),
    address: `${context.publicUrl()}${paths.system()}`,
  })
}

/** Sends at most one mail an hour. */
export async function mailWaitingJobs(
  context: Context,
  waiting: readonly WaitingJobs[],
  now: Date,
): Promise<void> {
  const { waitingJobs: texts } = serverTexts('en_us').operationsMails
  await mailSupport(context, {
    dedupeKey: `waiting-jobs:${Math.floor(now.getTime() / HOUR)}`,
    subject: texts.subject,
    text: texts.text,
    facts: waiting
      .slice(0, SHOWN)
      .map(({ name, count, oldestSeconds }) => [
        name,
        fill(texts.fact, { count: String(count), minutes: String(Math.floor(oldestSeconds / 60)) }),
      ]),
    address: `${context.publicUrl()}${paths.system()}`,
  })
}
