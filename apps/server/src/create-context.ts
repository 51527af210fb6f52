import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type DestinationStream, type Logger, pino } from 'pino'
import { openDatabaseClock } from './adapters/database-clock.ts'
import { shiftedClock } from './adapters/shifted-clock.ts'
import { smtpMailer } from './adapters/smtp-mailer.ts'
import { storedMailer } from './adapters/stored-mailer.ts'
import { systemClock } from './adapters/system-clock.ts'
import { ALL_JOBS } from './all-jobs.ts'
import type { AppContext } from './app-context.ts'
import type { Settings } from './config.ts'
import { LOOKUPS, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { readDatabaseTime } from './db/read-database-time.ts'
import { serverSecret } from './db/server-secret.ts'
import { settleRecovered } from './features/operations/failed-job-store.ts'
import { contentsProcesses } from './features/previews/contents-processes.ts'
import { errorForLog } from './http/errors/error-for-log.ts'
import { clockProblem } from './http/lifecycle/clock-problem.ts'
import { createReadiness } from './http/lifecycle/readiness.ts'
import { openJobs } from './jobs/jobs.ts'
import { countMails, countProviderCalls } from './metrics/count-outside-calls.ts'
import { createMetrics } from './metrics/metrics.ts'
import { addNodeGauges } from './metrics/node-gauges.ts'
import { addPortalGauges } from './metrics/portal-gauges.ts'
import { openGateways } from './open-gateways.ts'
import { openStorage } from './open-storage.ts'

/** Paths that are redacted in every log line. */
const REDACTED = [
  'sid',
  'key',
  'password',
  'token',
  '*.sid',
  '*.key',
  '*.password',
  '*.token',
  'headers.cookie',
  '*.headers.cookie',
]

export function createLog(
  settings: Pick<Settings, 'LOG_LEVEL'>,
  stream: DestinationStream = pino.destination(),
): Logger {
  const options = { level: settings.LOG_LEVEL, redact: REDACTED, base: null }
  return pino({ ...options, serializers: { err: errorForLog } }, stream)
}

/** Builds the dependencies of the server on a migrated database. `close` releases them in order. */
export async function createContext(
  settings: Settings,
  connectionString: string,
  overrides: Partial<AppContext> = {},
): Promise<{ context: AppContext; close(): Promise<void> }> {
  await migrate(connectionString)
  const log = overrides.log ?? createLog(settings)
  const onError = (error: Error) => log.warn({ err: error }, 'idle database connection lost')
  const handle = openDatabase(connectionString, { connections: settings.DATABASE_POOL, onError })
  const lookups = openDatabase(connectionString, { ...LOOKUPS, onError })
  const databaseClock = await openDatabaseClock({
    readTime: () => readDatabaseTime(lookups.db),
    machine: systemClock,
    onReading: clockReporter(log),
  })
  const metrics = createMetrics({ isRead: settings.METRICS_PORT !== undefined })
  const jobs = await openJobs({
    connectionString,
    declared: ALL_JOBS,
    log,
    runsJobs: settings.ROLE !== 'web',
    beforeRun: databaseClock.ensureRecent,
    afterRun: metrics.jobEnded,
    afterScheduledRun: (name) => settleRecovered(handle.db, name),
  })
  const storage = await openStorage(settings)
  const incomingDir = join(settings.DATA_DIR, 'incoming')
  await mkdir(incomingDir, { recursive: true })
  const { CLOCK_SHIFT_FILE } = settings
  const ownClock = CLOCK_SHIFT_FILE ? shiftedClock(databaseClock, CLOCK_SHIFT_FILE) : databaseClock
  const clock = overrides.clock ?? ownClock
  const secret = await serverSecret(handle.db)
  const publicUrl = () =>
    (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '')

  const mailer = settings.SMTP_URL ? smtpMailer(settings.SMTP_URL) : storedMailer(handle.db)
  const gateways = await openGateways(settings, { db: handle.db, clock, jobs, secret })
  const context: AppContext = {
    settings,
    database: handle.db,
    lookups: lookups.db,
    clock,
    databaseClock,
    readiness: createReadiness(),
    files: storage.files,
    backgroundFiles: overrides.files ?? storage.backgroundFiles,
    mailer: countMails(mailer, metrics),
    gateways: countProviderCalls(gateways, metrics),
    jobs,
    contents: contentsProcesses(join(settings.DATA_DIR, 'deriving')),
    metrics,
    log,
    secret,
    publicUrl,
    incomingDir,
    ...overrides,
  }
  addNodeGauges(context, { calls: handle.pool, lookups: lookups.pool })
  addPortalGauges(context)
  const close = async () => {
    await jobs.stop()
    await context.contents.close()
    await context.mailer.close()
    storage.close()
    databaseClock.close()
    await Promise.all([handle.close(), lookups.close()])
  }
  return { context, close }
}

/** Logs when the machine's clock starts and stops differing from the database's. */
function clockReporter(log: Logger): (aheadMilliseconds: number) => void {
  let wasWrong = false
  return (aheadMilliseconds) => {
    const problem = clockProblem(aheadMilliseconds)
    if (problem && !wasWrong) log.error({ aheadMilliseconds }, problem)
    if (!problem && wasWrong) log.warn({ aheadMilliseconds }, 'the clock is right again')
    wasWrong = problem !== undefined
  }
}
