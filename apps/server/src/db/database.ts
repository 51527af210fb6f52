import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { schema } from './schema.ts'

export type Database = NodePgDatabase<typeof schema>
/** A database or an open transaction: what a store function takes. */
export type Db = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

export type DatabaseHandle = { db: Database; pool: Pool; close(): Promise<void> }

/** Opens the pool. A lost server is an error of the next query, never of the process. */
export function openDatabase(
  connectionString: string,
  options: { connections: number; onError: (error: Error) => void },
): DatabaseHandle {
  const pool = new Pool({
    connectionString,
    max: options.connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
  })
  pool.on('error', options.onError)
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}
