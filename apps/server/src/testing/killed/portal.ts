import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PAYMENT_WEBHOOK_PATH } from '@systole/contract/money/payments'
import { openDatabaseClock } from '../../adapters/database-clock.ts'
import { storedMailer } from '../../adapters/stored-mailer.ts'
import { stripeGateway } from '../../adapters/stripe/stripe-gateway.ts'
import { systemClock } from '../../adapters/system-clock.ts'
import { createApp } from '../../app.ts'
import type { AppContext } from '../../app-context.ts'
import { createLog } from '../../create-context.ts'
import { openDatabase } from '../../db/database.ts'
import { readDatabaseTime } from '../../db/read-database-time.ts'
import { serverSecret } from '../../db/server-secret.ts'
import { issueCreditNote } from '../../features/billing/documents/issue-credit-note.ts'
import { issueInvoice } from '../../features/billing/documents/issue-invoice.ts'
import { sendRefund } from '../../features/payments/refunds/send-refund.ts'
import { settle } from '../../features/payments/settlement/settle.ts'
import { contentsProcesses } from '../../features/previews/contents-processes.ts'
import { createReadiness } from '../../http/lifecycle/readiness.ts'
import { openJobs } from '../../jobs/jobs.ts'
import { createMetrics } from '../../metrics/metrics.ts'
import { openStorage } from '../../open-storage.ts'
import { readSettings } from '../../read-settings.ts'
import { type Act, Orders } from './acts.ts'
import { type BeforeEffect, watchCommits, watchProvider } from './effects.ts'

/**
 * Runs a portal to be killed: `node portal.js <database> <provider> <signing secret> <folder>`. It starts, prints `ready`, reads
 * one line of instructions, performs one action and is killed by SIGKILL just before the named effect.
 */
const [databaseUrl = '', api = '', secret = '', folder = ''] = process.argv.slice(2)
const effects: string[] = []
let place = 0

const before: BeforeEffect = (name) => {
  effects.push(name)
  if (effects.length === place) process.kill(process.pid, 'SIGKILL')
}

const context = await open()
const app = await createApp(context)
await app.ready()
process.stdout.write('ready\n')
const [line] = await once(createInterface(process.stdin), 'line')
const orders = Orders.parse(JSON.parse(String(line)))
effects.length = 0
place = orders.place
await perform(orders.act)
if (place > 0) process.kill(process.pid, 'SIGKILL')
process.stdout.write(`${JSON.stringify(effects)}\n`)
process.exit(0)

async function open(): Promise<AppContext> {
  const read = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://portal.test',
    CN_PUBLIC_URL: 'http://cn.portal.test',
    DEMO: '0',
  })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const { settings } = read
  const log = createLog(settings)
  const { db, pool } = openDatabase(databaseUrl, { connections: 4, onError: () => {} })
  watchCommits(pool, before)
  const gateway = watchProvider(
    stripeGateway({ secretKey: 'sk_test_key', webhookSecrets: [secret], api, clock: systemClock }),
    before,
  )
  return {
    settings,
    database: db,
    lookups: db,
    readiness: createReadiness(),
    clock: systemClock,
    databaseClock: await openDatabaseClock({
      readTime: () => readDatabaseTime(db),
      machine: systemClock,
    }),
    ...(await openStorage(settings)),
    mailer: storedMailer(db),
    gateways: { all: [gateway], of: () => gateway, named: () => gateway },
    jobs: await openJobs({ connectionString: databaseUrl, declared: [], log, runsJobs: false }),
    contents: contentsProcesses(folder),
    metrics: createMetrics({ isRead: false }),
    log,
    secret: await serverSecret(db),
    publicUrl: () => 'http://portal.test',
    incomingDir: folder,
  }
}

async function perform(act: Act): Promise<void> {
  if ('path' in act) await post(act.path, new URLSearchParams(act.form).toString())
  else if ('raw' in act)
    await post(`${PAYMENT_WEBHOOK_PATH}/stripe`, act.raw, {
      'content-type': 'application/json',
      ...act.headers,
    })
  else await work(act)
}

async function post(url: string, payload: string, headers?: Record<string, string>) {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.inject({ method: 'POST', url, payload, headers: headers ?? form })
}

async function work({ job, id }: Extract<Act, { job: string }>): Promise<void> {
  const requestId = 'killed'
  const issue = { issueInvoice, issueCreditNote }
  if (job === 'settle') await settle({ ...context, requestId }, id)
  else if (job === 'sendRefund') await sendRefund({ ...context, requestId }, { refundId: id })
  else await context.database.transaction((db) => issue[job]({ ...context, db, requestId }, id))
}
