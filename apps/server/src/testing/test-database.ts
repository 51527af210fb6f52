import { randomBytes } from 'node:crypto'
import { inject, vi } from 'vitest'
import { databaseUrl, withClient } from './database-connection.ts'

export type TestDatabase = { connectionString: string; drop(): Promise<void> }

const VACUUM_WAIT = { timeout: 5000, interval: 250 }

/** Creates a migrated, empty database. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('testDatabaseUrl')
  const template = inject('templateDatabase')
  const name = `systole_test_${randomBytes(6).toString('hex')}`
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`))
  return {
    connectionString: databaseUrl(server, name),
    drop: async () => {
      await withClient(server, (client) =>
        // no owner of a database may end its autovacuum worker, which goes by itself after a moment
        vi.waitFor(() => client.query(`DROP DATABASE ${name} WITH (FORCE)`), VACUUM_WAIT),
      )
    },
  }
}
