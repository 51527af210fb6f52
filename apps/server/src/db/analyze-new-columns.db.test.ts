import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  await client.query(`create table grown (id int primary key, name text not null)`)
  await client.query(`insert into grown select n, 'name ' || n from generate_series(1, 2000) n`)
  await client.query('analyze grown')
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

async function expectedRows(condition: string): Promise<number> {
  const { rows } = await client.query(
    `explain (format json) select 1 from grown where ${condition}`,
  )
  return rows[0]['QUERY PLAN'][0].Plan['Plan Rows']
}

test('a column that a migration added is known to the planner when the server starts', async () => {
  await client.query('alter table grown add column deleted_at timestamptz')
  expect(await expectedRows('deleted_at is null')).toBeLessThan(100)
  await migrate(database.connectionString)
  expect(await expectedRows('deleted_at is null')).toBe(2000)
})

test('an expression that a migration indexed is known to the planner when the server starts', async () => {
  await client.query('create index grown_by_parity on grown ((id % 2))')
  expect(await expectedRows('id % 2 = 1')).toBeLessThan(100)
  await migrate(database.connectionString)
  expect(await expectedRows('id % 2 = 1')).toBeGreaterThan(900)
})

test('tables whose columns are all known are not read again', async () => {
  await migrate(database.connectionString)
  const analyzed = async () =>
    (await client.query(`select last_analyze from pg_stat_user_tables where relname = 'grown'`))
      .rows[0].last_analyze
  const before = await analyzed()
  await migrate(database.connectionString)
  expect(await analyzed()).toEqual(before)
})
