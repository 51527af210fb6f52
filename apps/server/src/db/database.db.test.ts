import { setTimeout as timeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isDatabaseAway } from '../http/errors/database-failure.ts'
import { withClient } from '../testing/database-connection.ts'
import { databaseProxy } from '../testing/database-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'

let database: TestDatabase
let handle: DatabaseHandle
let proxy: Awaited<ReturnType<typeof databaseProxy>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  proxy = await databaseProxy(database.connectionString)
  handle = openDatabase(proxy.connectionString, {
    connections: 1,
    patience: { connect: 1000, statement: 1000, lock: 500, idle: 1000, silence: 1500 },
    onError: () => {},
  })
})
afterEach(async () => {
  await proxy.close()
  await handle.close()
})

const one = async () => (await handle.db.execute(sql`select 1 as one`)).rows

test('a connection terminated between two statements of a transaction fails that transaction only', async () => {
  const failure = await handle.db
    .transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await terminate(rows[0]?.pid)
      await expect.poll(() => handle.pool.totalCount).toBe(0)
      await tx.execute(sql`select 1`)
    })
    .catch((error: unknown) => error)
  expect(isDatabaseAway(failure)).toBe(true)
  expect(await one()).toEqual([{ one: 1 }])
})

test('a connection lost at BEGIN leaves its place in the pool to the next', async () => {
  await one()
  proxy.cutAt(/begin/)
  const failure = await handle.db.transaction(one).catch((error: unknown) => error)
  expect(isDatabaseAway(failure)).toBe(true)
  expect(await one()).toEqual([{ one: 1 }])
})

test('a connection lost at COMMIT says that the database is away', async () => {
  proxy.cutAt(/commit/)
  const failure = await handle.db
    .transaction((tx) => tx.execute(sql`select 1`))
    .catch((error: unknown) => error)
  expect(isDatabaseAway(failure)).toBe(true)
  expect(await one()).toEqual([{ one: 1 }])
})

test('a database that goes silent fails its statements in bounded time', async () => {
  await one()
  const begun = performance.now()
  proxy.setSilent(true)
  const failure = await one().catch((error: unknown) => error)
  expect(isDatabaseAway(failure)).toBe(true)
  expect(performance.now() - begun).toBeLessThan(3000)
  proxy.setSilent(false)
  expect(await one()).toEqual([{ one: 1 }])
})

async function terminate(pid: number | undefined): Promise<void> {
  await withClient(database.connectionString, (client) =>
    client.query('select pg_terminate_backend($1)', [pid]),
  )
}

test('a connection that waits in the pool is not ended for its silence', async () => {
  await one()
  const [before] = (await handle.db.execute(sql`select pg_backend_pid() as pid`)).rows
  await timeout(2000) // sleep: longer than `silence` above, as sockets have no other clock
  expect((await handle.db.execute(sql`select pg_backend_pid() as pid`)).rows).toEqual([before])
})
