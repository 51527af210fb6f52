import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

/** The lock that a migration waits for. */
const HOLD = 'select pg_advisory_lock(7284001)'
const TERMINATE = `select pg_terminate_backend(pid) as "isEnded" from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

test('a connection that is terminated while it migrates fails the migration and ends no process', async () => {
  const { connectionString, drop } = await createTestDatabase()
  const other = new pg.Client({ connectionString })
  await other.connect()
  await other.query(HOLD)
  const failed = expect(migrate(connectionString)).rejects.toThrow()
  await vi.waitFor(
    async () => expect((await other.query(TERMINATE)).rows).toEqual([{ isEnded: true }]),
    { timeout: 10_000, interval: 50 },
  )
  await failed
  await other.query('select pg_advisory_unlock_all()')
  await migrate(connectionString)
  await other.end()
  await drop()
})
