import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { buildIndexes } from './build-indexes.ts'

/** The first migration written for tables that contain rows. */
const FIRST = 25
/** The first migration whose indexes are dropped beforehand. */
const FIRST_DROPPING = 36
const BLOCKING_DROP = /DROP INDEX (?!IF EXISTS)/g

let database: TestDatabase
let folder: string
let client: pg.Client
let others: pg.Client[]

beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'systole-migrations-'))
  const connected = async () => {
    const made = new pg.Client({ connectionString: database.connectionString })
    await made.connect()
    return made
  }
  client = await connected()
  others = [await connected(), await connected()]
})
afterEach(async () => {
  await Promise.all([client, ...others].map((each) => each.end()))
  await database.drop()
  await rm(folder, { recursive: true })
})

const INSERT = `insert into server_keys (name, secret) values ($1, 'x')`

/** Creates a folder with one migration that is newer than every applied one. */
async function pending(sql: string): Promise<string> {
  await mkdir(join(folder, 'meta'), { recursive: true })
  await writeFile(join(folder, '9999_next.sql'), sql)
  const entry = { idx: 0, version: '7', when: 9e12, tag: '9999_next', breakpoints: true }
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [entry] }))
  return folder
}

async function isValid(name: string): Promise<boolean | undefined> {
  const { rows } = await client.query(
    'select indisvalid from pg_index where indexrelid = to_regclass($1)',
    [name],
  )
  return rows[0]?.indisvalid
}

test('an index of a migration is built while other processes write', async () => {
  const [slow, quick] = others
  await slow?.query('begin')
  await slow?.query(INSERT, ['slow'])
  const building = buildIndexes(
    client,
    await pending(
      '-- why\nCREATE INDEX IF NOT EXISTS "keys_made" ON "server_keys" ("created_at");',
    ),
  )
  await expect.poll(() => isWaiting(quick, 'create')).toBe(true)
  await quick?.query(`set lock_timeout = '2s'`)
  await quick?.query(INSERT, ['quick'])
  await slow?.query('commit')
  await building
  expect(await isValid('keys_made')).toBe(true)
})

async function isWaiting(
  through: pg.Client | undefined,
  verb: 'create' | 'drop',
): Promise<boolean> {
  const answer = await through?.query(
    `select 1 from pg_stat_activity where query ilike '${verb} index%' and wait_event_type = 'Lock' and datname = current_database()`,
  )
  return answer?.rowCount === 1
}

test('an index that a migration replaces is dropped while other processes read and write', async () => {
  const [slow, quick] = others
  await client.query('create index keys_old on server_keys (created_at)')
  await slow?.query('begin')
  await slow?.query('select * from server_keys')
  const building = buildIndexes(client, await pending('DROP INDEX IF EXISTS "keys_old";'))
  await expect.poll(() => isWaiting(quick, 'drop')).toBe(true)
  await quick?.query(`set lock_timeout = '2s'`)
  await quick?.query(INSERT, ['quick'])
  await slow?.query('commit')
  await building
  expect(await isValid('keys_old')).toBeUndefined()
})

test('an index that a migration defines again under its name is left to the migration', async () => {
  await client.query('create index keys_old on server_keys (created_at)')
  const again =
    'DROP INDEX IF EXISTS "keys_old";--> statement-breakpoint\nCREATE INDEX IF NOT EXISTS "keys_old" ON "server_keys" ("secret");'
  await buildIndexes(client, await pending(again))
  expect(await isValid('keys_old')).toBe(true)
})

test('an index whose build was cut off is built again', async () => {
  await client.query(INSERT, ['one'])
  await client.query(INSERT, ['two'])
  await client
    .query('create unique index concurrently keys_secret on server_keys (secret)')
    .catch(() => undefined)
  expect(await isValid('keys_secret')).toBe(false)
  await buildIndexes(
    client,
    await pending('CREATE INDEX IF NOT EXISTS "keys_secret" ON "server_keys" ("secret");'),
  )
  expect(await isValid('keys_secret')).toBe(true)
})

test('an index of a column that the same migration adds is left to the migration', async () => {
  await buildIndexes(
    client,
    await pending('CREATE INDEX IF NOT EXISTS "keys_owner" ON "server_keys" ("owner");'),
  )
  expect(await isValid('keys_owner')).toBeUndefined()
})

test('every later migration lets its indexes be built and dropped beforehand', async () => {
  const migrations = join(projectRoot(), 'apps/server/migrations')
  const names = (await readdir(migrations)).filter((name) => Number(name.slice(0, 4)) >= FIRST)
  for (const name of names) {
    const sql = await readFile(join(migrations, name), 'utf8')
    const created = new Set([...sql.matchAll(/CREATE TABLE "(\w+)"/g)].map(([, table]) => table))
    const blocking = [
      ...sql.matchAll(/CREATE (?:UNIQUE )?INDEX (?!IF NOT EXISTS)[^;]*? ON "(\w+)"/g),
    ]
      .map(([, table]) => table)
      .filter((table) => !created.has(table))
    expect(blocking, `${name} creates indexes without IF NOT EXISTS`).toEqual([])
    const dropped = Number(name.slice(0, 4)) >= FIRST_DROPPING ? sql.match(BLOCKING_DROP) : null
    expect(dropped, `${name} drops indexes without IF EXISTS`).toBeNull()
  }
})
