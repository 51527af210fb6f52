import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { codeOf } from '../error-code.ts'

const FUNCTION = /^(?:\s|--[^\n]*\n)*CREATE OR REPLACE FUNCTION /
const CREATE = /^(?:\s|--[^\n]*\n)*CREATE (UNIQUE )?INDEX IF NOT EXISTS ("(\w+)" .*)$/s
const DROP = /^(?:\s|--[^\n]*\n)*DROP INDEX IF EXISTS "(\w+)"/
/** The errors for a missing table, column or function, which the same migrations create together with its index. */
const NOT_THERE_YET: ReadonlySet<unknown> = new Set(['42P01', '42703', '42883'])

/**
 * Builds the indexes of pending migrations, then drops those that they replace, concurrently with other processes' reads and
 * writes, which is impossible in a transaction. The migration says `IF NOT EXISTS` or `IF EXISTS` and has nothing left to do;
 * functions that an index calls are created first. A new database is skipped, because it has no rows.
 */
export async function buildIndexes(client: Client, migrationsFolder: string): Promise<void> {
  const applied = await newestMigration(client)
  if (applied === undefined) return
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > applied,
  )
  const statements = pending.flatMap(({ sql }) => sql)
  const created = new Set<string>()
  for (const statement of statements) {
    if (FUNCTION.test(statement)) await client.query(statement)
    const [, unique = '', definition, name] = CREATE.exec(statement) ?? []
    if (!definition || !name) continue
    created.add(name)
    await buildIndex(client, { unique, definition, name })
  }
  for (const name of statements.flatMap((statement) => DROP.exec(statement)?.[1] ?? []))
    if (!created.has(name)) await client.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`)
}

async function buildIndex(
  client: Client,
  { unique, definition, name }: { unique: string; definition: string; name: string },
): Promise<void> {
  if (await isHalfBuilt(client, name)) await client.query(`DROP INDEX CONCURRENTLY "${name}"`)
  try {
    await client.query(`CREATE ${unique}INDEX CONCURRENTLY IF NOT EXISTS ${definition}`)
  } catch (error) {
    if (!NOT_THERE_YET.has(codeOf(error))) throw error
  }
}

/** Returns the time stamp of the newest applied migration, or `undefined` for a new database. */
async function newestMigration(client: Client): Promise<number | undefined> {
  const { rows: tables } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return undefined
  const { rows } = await client.query(
    'select max(created_at)::float8 as newest from drizzle.__drizzle_migrations',
  )
  return rows[0]?.newest ?? undefined
}

/** Returns whether an interrupted build left an invalid index, which no query uses. */
async function isHalfBuilt(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [`public."${name}"`],
  )
  return rows.length > 0
}
