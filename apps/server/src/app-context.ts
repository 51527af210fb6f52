import type { Logger } from 'pino'
import type { Settings } from './config.ts'
import type { Database, Db } from './db/database.ts'
import type { ContentsProcesses } from './features/previews/contents-processes.ts'
import type { Readiness } from './http/lifecycle/readiness.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Clock, DatabaseClock } from './ports/clock.ts'
import type { FileStorage } from './ports/file-storage.ts'
import type { Mailer } from './ports/mailer.ts'
import type { PaymentGateways } from './ports/payment-gateway.ts'

/** The dependencies of the server, built once in main.ts; tests override some. */
export type AppContext = {
  settings: Settings
  database: Database
  /** A small separate pool with short timeouts, which answers sessions and readiness while the main pool is busy. */
  lookups: Database
  /** The database's time, or the time set by a test. */
  clock: Clock
  /** The database's time, compared with this machine's. */
  databaseClock: DatabaseClock
  /** The readiness to accept requests, as returned by `/readyz`. */
  readiness: Readiness
  files: FileStorage
  /** The same storage with longer timeouts, for background work. */
  backgroundFiles: FileStorage
  mailer: Mailer
  gateways: PaymentGateways
  jobs: Jobs
  /** The processes that read and draw files. */
  contents: ContentsProcesses
  /** The counters of this process, for Prometheus. */
  metrics: Metrics
  log: Logger
  /** The secret for signatures and encryption, shared by all nodes through the database. */
  secret: Buffer
  /** Returns the portal's own address, without a trailing slash. */
  publicUrl: () => string
  /** The folder of unfinished uploads, shared by all nodes; on the disk of the storage if that is a folder. */
  incomingDir: string
}

/** The dependencies of a use case: the same parts, with `db` as the call's transaction if it writes. */
export type CallContext = Omit<AppContext, 'database' | 'log'> & {
  db: Db
  /** The database for calls with effect 'steps', which open their own transactions. */
  database: Database
  log: Logger
  requestId: string
}
