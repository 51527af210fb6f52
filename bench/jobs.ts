import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { smtpMailer } from '../apps/server/src/adapters/smtp-mailer.ts'
import type { AppContext } from '../apps/server/src/app-context.ts'
import { createContext } from '../apps/server/src/create-context.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { enqueueMail } from '../apps/server/src/features/notifications/mail-queue-store.ts'
import { sendMailJob } from '../apps/server/src/features/notifications/send-mail.job.ts'
import { sendMail } from '../apps/server/src/features/notifications/send-mail.ts'
import { readSettings } from '../apps/server/src/read-settings.ts'

const MAILS = 200
const AIM_PER_SECOND = 20
/** The poll interval of a worker that took one job per poll, the baseline of this bench. */
const POLL_MS = 500
const BASELINE_MAILS = 20
/** The time a relay takes to accept a message. */
const RELAY_MS = 50
const SILENT = 'silent@harbour.test'

/**
 * (j) Measures the mails per second of one worker over a relay that takes 50 ms per message and never responds for one recipient,
 * beside a worker that takes one mail per poll.
 */
export async function benchJobs(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const relay = await slowRelay()
  const postgres = await startEmbeddedPostgres({ home })
  const mailer = smtpMailer(relay.url)
  const { context, close } = await createContext(settingsFor(home), postgres.connectionString, {
    mailer,
  })
  try {
    const before = await onePerPoll(context)
    const now = await byTheWorker(context)
    console.log(
      `jobs: ${now.toFixed(1)} mails a second beside a recipient that hangs (aim ${AIM_PER_SECOND}); one per poll: ${before.toFixed(1)}`,
    )
    if (now < AIM_PER_SECOND) process.exitCode = 1
  } finally {
    await mailer.close()
    await close()
    await postgres.stop()
    await relay.close()
    await rm(home, { recursive: true, force: true })
  }
}

async function queueMails(context: AppContext, count: number, name: string): Promise<void> {
  for (let number = 0; number < count; number += 1)
    await queueMail(context, `${name}${number}@harbour.test`)
}

async function queueMail(context: AppContext, recipient: string): Promise<void> {
  await enqueueMail(
    { db: context.database, jobs: context.jobs },
    {
      dedupeKey: `bench:${recipient}`,
      variant: 'systole',
      recipient,
      subject: 'Report ready',
      plain: 'Ready.',
      html: '<p>Ready.</p>',
      language: 'en',
      attachments: [],
    },
  )
}

async function countAccepted(context: AppContext, name: string): Promise<number> {
  const { rows } = await context.database.execute<{ count: number }>(
    sql`select count(*)::float8 as count from mails where state = 'accepted' and recipient like ${`${name}%`}`,
  )
  return rows[0]?.count ?? 0
}

/** Sends one mail per poll. */
async function onePerPoll(context: AppContext): Promise<number> {
  await queueMails(context, BASELINE_MAILS, 'before')
  const call = { ...context, db: context.database, requestId: 'bench' }
  const { rows } = await context.database.execute<{ mail_id: string }>(
    sql`select mail_id from mails order by created_at`,
  )
  const start = performance.now()
  for (const { mail_id: mailId } of rows) {
    const poll = setTimeout(POLL_MS)
    await sendMail(call, { mailId })
    await poll
  }
  return perSecond(BASELINE_MAILS, start)
}

async function byTheWorker(context: AppContext): Promise<number> {
  const call = { ...context, db: context.database, requestId: 'bench' }
  await queueMail(context, SILENT)
  await queueMails(context, MAILS, 'now')
  const start = performance.now()
  await context.jobs.work(sendMailJob, (payload) => sendMail(call, payload))
  while ((await countAccepted(context, 'now')) < MAILS) await setTimeout(50)
  return perSecond(MAILS, start)
}

function perSecond(count: number, start: number): number {
  return (count * 1000) / (performance.now() - start)
}

async function slowRelay() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const isSilent = session.envelope.rcptTo.some(({ address }) => address === SILENT)
      stream.resume().on('end', () => isSilent || globalThis.setTimeout(done, RELAY_MS))
    },
  })
  server.on('error', () => undefined) // connections end with the bench
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function settingsFor(dataDir: string) {
  const read = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ROLE: 'worker',
    PORT: '0',
    PUBLIC_URL: 'http://portal.test',
    DEMO: '0',
  })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.settings
}
