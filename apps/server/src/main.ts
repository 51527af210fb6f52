import { defaultVariant } from '@systole/domain/hospitals/variant'
import { SECOND } from '@systole/domain/time/durations'
import { createApp } from './app.ts'
import type { AppContext } from './app-context.ts'
import type { Settings } from './config.ts'
import { createContext } from './create-context.ts'
import { startEmbeddedPostgres } from './db/embedded-postgres.ts'
import { describeLogins } from './demo/describe-logins.ts'
import { prepareDemo } from './demo/prepare-demo.ts'
import { seedMre } from './features/mre/seed-mre.ts'
import { seedProducts } from './features/payments/products/seed-products.ts'
import { seedPhrases } from './features/phrases/seed-phrases.ts'
import { drainable } from './http/lifecycle/drain-server.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { startMetricsServer } from './metrics/metrics-server.ts'
import { brandOf, originOf } from './portal-variants.ts'
import { describeSettings, readSettings } from './read-settings.ts'
import { createShutdown } from './shutdown.ts'
import { startJobs } from './start-jobs.ts'

const flags = process.argv.slice(2)

if (flags.includes('--help') || flags.includes('-h')) {
  console.log(describeSettings())
  process.exit(0)
}
const read = readSettings(process.env, flags)
if ('problems' in read) {
  console.error(
    [
      'These settings cannot be used:',
      ...read.problems.map((problem) => `  ${problem}`),
      '',
      'npm start -- --help lists them all.',
    ].join('\n'),
  )
  process.exit(2)
}
await run(read.settings)

async function run(settings: Settings): Promise<void> {
  await makeDataFolder(settings.DATA_DIR)
  const postgres = settings.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ home: settings.DATA_DIR })
  const connectionString = settings.DATABASE_URL ?? postgres?.connectionString ?? ''
  const isDemo = settings.DEMO && settings.NODE_ENV !== 'production'
  const { context, close } = await createContext(settings, connectionString)
  await seedProducts(context.database)
  await seedPhrases(context.database, context.clock.now())
  await seedMre(context.database, context.clock.now())
  if (isDemo) await prepareDemo(context.database, settings, connectionString)
  const app = await createApp(context)
  const drain = drainable(app.server)
  if (settings.ROLE !== 'worker') {
    await app.listen({ port: settings.PORT, host: settings.HOST })
    const address = app.server.address()
    if (settings.PORT === 0 && address !== null && typeof address === 'object')
      settings.PORT = address.port
  }
  if (settings.ROLE !== 'web') await startJobs(context)
  const metricsServer = await startMetricsServer(context)
  announce(context)
  if (isDemo) console.log(`\n${describeLogins()}`)

  const shutdown = createShutdown({
    log: context.log,
    withdrawReadiness: context.readiness.withdraw,
    noticeMilliseconds: noticeOf(settings),
    end: async () => {
      drain()
      await app.close()
      await metricsServer?.close()
      await close()
      await postgres?.stop()
    },
    exit: process.exit,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void shutdown.onSignal(signal))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => void shutdown.onUncaught(error))
}

/** Returns the notice period for load balancers; a worker needs none. */
function noticeOf({ ROLE, NODE_ENV, SHUTDOWN_DELAY_SECONDS }: Settings): number {
  if (ROLE === 'worker') return 0
  const seconds = SHUTDOWN_DELAY_SECONDS ?? (NODE_ENV === 'production' ? 10 : 0)
  return seconds * SECOND
}

function announce(context: AppContext): void {
  const { settings } = context
  const host = settings.HOST === '0.0.0.0' || settings.HOST === '::' ? 'localhost' : settings.HOST
  console.log(`Systole is ready: http://${host}:${settings.PORT}`)
  const second = originOf(context, 'systole-cn')
  if (second !== originOf(context, defaultVariant))
    console.log(`Its second variant, ${brandOf(context, 'systole-cn').name}: ${second}`)
}
