import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Pool, ResilientPool } from './resilient-pool.ts'
import { schema } from './schema.ts'

export type Database = NodePgDatabase<typeof schema>
/** A database or an open transaction, as accepted by store functions. */
export type Db = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

export type DatabaseHandle = { db: Database; pool: Pool; close(): Promise<void> }

/**
 * The limits of each kind of wait, in milliseconds. `idle` applies to a transaction between two statements; `silence`, for a
 * connection without traffic, exceeds the others.
 */
type Patience = {
  connect: number
  statement: number
  lock: number
  idle: number
  silence: number
}

/** The timeouts. A lock that is not free within a second is usually taken for long, and its waiters block others. */
const CALLS: Patience = {
  connect: 2000,
  statement: 10_000,
  lock: 1000,
  idle: 15_000,
  silence: 16_000,
}

/** The pool for lookups by primary key that must be answered within two seconds under any load. */
export const LOOKUPS: { connections: number; patience: Patience } = {
  connections: 3,
  patience: { connect: 1900, statement: 1500, lock: 500, idle: 1500, silence: 1900 },
}

/** Parallel workers and JIT compilation take longer to start than a call may take. */
const ONE_PROCESS_A_CALL = '-c max_parallel_workers_per_gather=0 -c jit=off'

/** Opens the pool. A lost server is an error of the next query, never of the process. */
export function openDatabase(
  connectionString: string,
  options: { connections: number; patience?: Patience; onError: (error: Error) => void },
): DatabaseHandle {
  const patience = options.patience ?? CALLS
  const pool = new ResilientPool({
    connectionString,
    max: options.connections,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.idle,
    silenceMillis: patience.silence,
    options: ONE_PROCESS_A_CALL,
  })
  pool.on('error', options.onError)
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}
