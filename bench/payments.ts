import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAYMENT_WEBHOOK_PATH } from '@systole/contract/money/payments'
import { HOUR, MINUTE } from '@systole/domain/time/durations'
import { sql } from 'drizzle-orm'
import { createApp } from '../apps/server/src/app.ts'
import type { AppContext } from '../apps/server/src/app-context.ts'
import { createContext } from '../apps/server/src/create-context.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { newId } from '../apps/server/src/db/new-id.ts'
import { insertCheckout } from '../apps/server/src/features/payments/checkouts/checkout-store.ts'
import { reconcileCheckouts } from '../apps/server/src/features/payments/checkouts/reconcile-checkouts.ts'
import { seedProducts } from '../apps/server/src/features/payments/products/seed-products.ts'
import { eventOf } from '../apps/server/src/features/sandbox/notify-portal.ts'
import { readPayment } from '../apps/server/src/features/sandbox/read-payment.ts'
import {
  SIGNATURE_HEADER,
  signWebhook,
  webhookSecret,
} from '../apps/server/src/features/sandbox/webhook-signature.ts'
import { createBuilders } from '../apps/server/src/testing/builders.ts'
import { benchSettings } from './support/bench-settings.ts'

const ALONE = 200
const AT_ONCE = 1000
const COPIES = 2
const OPEN = 10_000
const CPU_BOUND_MS = 20
const MEMORY_BOUND_MB = 96
const MEGABYTE = 1_000_000

type App = Awaited<ReturnType<typeof createApp>>

/**
 * (e) Measures the cost of settling a webhook, 1,000 payments reported twice simultaneously, and the memory of asking about
 * 10,000 open checkouts.
 */
export async function benchPayments(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'systole-bench-'))
  const postgres = await startEmbeddedPostgres({ home })
  await migrate(postgres.connectionString)
  const { context, close } = await createContext(benchSettings(home), postgres.connectionString, {})
  const app = await createApp(context)
  try {
    await seedProducts(context.database)
    await settleAlone(context, app)
    await settleAtOnce(context, app)
    await reconcileMany(context)
  } finally {
    await app.close()
    await close()
    await postgres.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function settleAlone(context: AppContext, app: App): Promise<void> {
  const announced = await paidCheckouts(context, ALONE)
  const warm = announced.splice(0, ALONE / 4)
  for (const event of warm) await deliver(app, event)
  const before = process.cpuUsage()
  for (const event of announced) await deliver(app, event)
  const { user, system } = process.cpuUsage(before)
  const milliseconds = (user + system) / 1000 / announced.length
  say(
    `a webhook that submits its case: ${milliseconds.toFixed(1)} ms CPU`,
    milliseconds,
    CPU_BOUND_MS,
  )
}

async function settleAtOnce(context: AppContext, app: App): Promise<void> {
  const announced = await paidCheckouts(context, AT_ONCE)
  const start = performance.now()
  const refused = await Promise.all(
    announced.flatMap((event) => Array.from({ length: COPIES }, () => deliver(app, event))),
  )
  const answered = (performance.now() - start) / 1000
  await allApplied(context)
  const seconds = (performance.now() - start) / 1000
  const turnedAway = refused.filter((isRefused) => isRefused).length
  const { rows } = await context.database.execute<Record<string, number>>(sql`
    select (select count(*)::int from checkouts where state = 'paid') as paid,
      (select count(*)::int from case_events where action = 'payment.received') as submitted,
      (select count(*)::int from mails) as mails,
      (select count(*)::int from ledger_postings) as posted`)
  const { paid = 0, submitted, mails, posted } = rows[0] ?? {}
  const expected = ALONE + AT_ONCE
  const doubles = [paid, submitted, mails, posted].filter((count) => count !== expected).length
  const wrong = doubles + turnedAway
  say(
    `${AT_ONCE} payments, each told ${COPIES} times at once: all answered in ${answered.toFixed(1)} s, all applied in ${seconds.toFixed(1)} s; ${paid} paid, ${submitted} submissions, ${mails} mails, ${posted} postings of ${expected}; turned away ${turnedAway}; wrong counts ${doubles}`,
    wrong,
    0,
  )
}

async function allApplied({ database }: AppContext): Promise<void> {
  for (;;) {
    const { rows } = await database.execute<{ left: number }>(
      sql`select count(*)::int as "left" from payment_events where applied_at is null`,
    )
    if (rows[0]?.left === 0) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function reconcileMany(context: AppContext): Promise<void> {
  await manyOpen(context)
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 50)
  const start = performance.now()
  await reconcileCheckouts({ ...context, requestId: 'bench' })
  const seconds = (performance.now() - start) / 1000
  clearInterval(watch)
  const { rows } = await context.database.execute<{ asked: number }>(
    sql`select count(*)::int as asked from checkouts where state = 'open' and checked_at is not null`,
  )
  const grown = (peak - before) / MEGABYTE
  say(
    `${OPEN} open checkouts reconciled: ${rows[0]?.asked} asked about in ${seconds.toFixed(0)} s, ${grown.toFixed(0)} MB more memory at most`,
    grown,
    MEMORY_BOUND_MB,
  )
}

function say(text: string, value: number, bound: number): void {
  console.log(`${text} (bound ${bound}${value <= bound ? '' : ', MISSED'})`)
  if (value > bound) process.exitCode = 1
}

type Reported = { raw: Buffer; signature: string }

/** Creates checkouts that were paid and whose webhooks are still to come. */
async function paidCheckouts(context: AppContext, count: number): Promise<Reported[]> {
  const { database, clock, secret } = context
  const ids = await Promise.all(Array.from({ length: count }, () => openOne(context)))
  await database.execute(sql`update sandbox_payments set state = 'paid', paid_at = now(),
    payment_id = 'pay_' || sandbox_id where state = 'open'`)
  const announced: Reported[] = []
  for (const id of ids) {
    const payment = await readPayment(context, id)
    if (!payment) throw new Error('no payment')
    const raw = Buffer.from(JSON.stringify(eventOf(payment, `evt_${id}`, clock.now())))
    announced.push({ raw, signature: signWebhook(webhookSecret(secret), raw, clock.now()) })
  }
  return announced
}

async function openOne(context: AppContext): Promise<string> {
  const { database, clock, gateways } = context
  const build = createBuilders(database)
  const vet = await build.account('vet')
  const caseId = await build.consult(vet, { status: 'upload', asked: ['prognosis'] })
  const checkoutId = newId('checkout')
  const now = clock.now()
  const money = { amountMinor: 29_800, currency: 'HKD' } as const
  const expiresAt = new Date(now.getTime() + HOUR)
  const gateway = gateways.named('sandbox')
  const { providerId, url } = await gateway.create({
    checkoutId,
    idempotencyKey: checkoutId,
    money,
    description: 'Basic eConsult',
    email: vet.email,
    hospital: '',
    language: 'en_us',
    successUrl: 'http://portal.test/main',
    cancelUrl: 'http://portal.test/main',
    expiresAt,
  })
  await insertCheckout(database, {
    checkoutId,
    caseId,
    hospitalId: vet.hospitalId,
    accountId: vet.accountId,
    provider: 'sandbox',
    live: false,
    providerId,
    providerUrl: url,
    idempotencyKey: checkoutId,
    productId: 'econsult_basic_hkd',
    mode: 'basic',
    ...money,
    state: 'open',
    returnOrigin: 'http://portal.test',
    createdAt: new Date(now.getTime() - 10 * MINUTE),
    expiresAt,
  })
  return providerId
}

/** Sends a webhook once; returns whether the portal refused it. */
async function deliver(app: App, { raw, signature }: Reported): Promise<boolean> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `${PAYMENT_WEBHOOK_PATH}/sandbox`,
    payload: raw,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
  })
  return statusCode !== 200
}

/** Copies one checkout ten thousand times, each with its own case and payment page. */
async function manyOpen(context: AppContext): Promise<void> {
  const providerId = await openOne(context)
  const { database } = context
  const copied = (table: string, where: string, changes: string) => sql`
    insert into ${sql.raw(table)} select (jsonb_populate_record(t, jsonb_build_object(${sql.raw(changes)}))).*
    from ${sql.raw(table)} t, generate_series(2, ${OPEN}) n where ${sql.raw(where)} = ${providerId}`
  await database.execute(
    sql`insert into cases select (jsonb_populate_record(t, jsonb_build_object('case_id', 'case_many_' || n, 'case_number', 1000000 + n))).*
      from cases t, generate_series(2, ${OPEN}) n
      where t.case_id = (select case_id from checkouts where provider_id = ${providerId})`,
  )
  await database.execute(
    copied(
      'sandbox_payments',
      't.sandbox_id',
      `'sandbox_id', 'sbx_many_' || n, 'idempotency_key', 'key_many_' || n`,
    ),
  )
  await database.execute(
    copied(
      'checkouts',
      't.provider_id',
      `'checkout_id', 'checkout_many_' || n, 'case_id', 'case_many_' || n, 'provider_id', 'sbx_many_' || n`,
    ),
  )
}
