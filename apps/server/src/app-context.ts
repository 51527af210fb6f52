import type { Logger } from 'pino'
import type { Settings } from './config.ts'
import type { Database, Db } from './db/database.ts'
import type { ContentsProcesses } from './features/previews/contents-processes.ts'
import type { Readiness } from './http/readiness.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PaymentGateways } from './open-gateways.ts'
import type { Clock, DatabaseClock } from './ports/clock.ts'
import type { FileStorage } from './ports/file-storage.ts'
import type { Mailer } from './ports/mailer.ts'

/** What the server is made of. Built once in main.ts; tests override parts. */
export type AppContext = {
  settings: Settings
  database: Database
  /** A few connections of their own, with little patience: sessions and readiness are answered while the others wait. */
  lookups: Database
  /** The database's time, or what a test sets. */
  clock: Clock
  /** The database's time, compared with this machine's. */
  databaseClock: DatabaseClock
  /** Whether this process wants requests; `/readyz` answers it. */
  readiness: Readiness
  files: FileStorage
  /** The same storage with more patience, for work that nobody waits for. */
  backgroundFiles: FileStorage
  mailer: Mailer
  gateways: PaymentGateways
  jobs: Jobs
  /** Processes beside the server that look into files. */
  contents: ContentsProcesses
  log: Logger
  /** Signs links and seals; from the database, so that all nodes share it. */
  secret: Buffer
  /** The portal's own address, without a trailing slash. */
  publicUrl: () => string
  /** Folder for files that are still arriving; on the disk of the storage, where that is a folder. Shared by all nodes. */
  incomingDir: string
}

/** What a use case gets: the same parts, with `db` being the call's transaction where the call changes something. */
export type CallContext = Omit<AppContext, 'database' | 'log'> & {
  db: Db
  /** For calls with effect 'steps', which open their own transactions. */
  database: Database
  log: Logger
  requestId: string
}
