import { afterEach, expect, test } from 'vitest'
import { withClient } from './database-connection.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const made: TestDatabase[] = []

afterEach(async () => {
  for (const database of made.splice(0)) await database.drop()
})

test('a test database has every migration and none of its neighbour’s rows', async () => {
  const [one, other] = [await make(), await make()]

  await withClient(one.connectionString, (client) => client.query('CREATE TABLE only_here ()'))

  expect(await hasTable(one, 'only_here')).toBe(true)
  expect(await hasTable(other, 'only_here')).toBe(false)
  expect(await hasTable(other, 'cases')).toBe(true)
})

async function make(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  made.push(database)
  return database
}

async function hasTable(database: TestDatabase, name: string): Promise<boolean> {
  const { rows } = await withClient(database.connectionString, (client) =>
    client.query('SELECT to_regclass($1) IS NOT NULL AS found', [name]),
  )
  return rows[0]?.found === true
}
