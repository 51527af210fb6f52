import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { projectRoot } from '../project-root.ts'

const MIGRATION_LOCK = 7_284_001

/** Brings the database to the newest schema. Nodes that start together take turns. */
export async function migrate(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => {}) // a lost connection rejects the statement that is running or comes next
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), {
      migrationsFolder: join(projectRoot(), 'apps/server/migrations'),
    })
  } finally {
    await client.end()
  }
}
