import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { projectRoot } from '../project-root.ts'
import { analyzeNewColumns } from './analyze-new-columns.ts'
import { buildIndexes } from './build-indexes.ts'

const MIGRATION_LOCK = 7_284_001
const LOCK_RETRY_MS = 200

/** Migrates the database to the newest schema. Nodes that start simultaneously wait for each other. */
export async function migrate(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => {}) // a lost connection rejects the running or the next statement
  await client.connect()
  try {
    await lockMigrations(client)
    const migrationsFolder = join(projectRoot(), 'apps/server/migrations')
    await buildIndexes(client, migrationsFolder)
    await applyMigrations(drizzle(client), { migrationsFolder })
    await analyzeNewColumns(client)
  } finally {
    await client.end()
  }
}

/** Waits for the lock by polling, because a concurrent index build would wait for a blocking statement. */
async function lockMigrations(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as "isMine"', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.isMine) return
    await wait(LOCK_RETRY_MS)
  }
}
