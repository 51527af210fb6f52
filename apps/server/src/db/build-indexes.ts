import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { codeOf } from '../error-code.ts'

const FUNCTION = /^(?:\s|--[^\n]*\n)*CREATE OR REPLACE FUNCTION /
const CREATE = /^(?:\s|--[^\n]*\n)*CREATE (UNIQUE )?INDEX IF NOT EXISTS ("(\w+)" .*)$/s
/** The table, column or function comes with the same migrations: its index is built with them. */
const NOT_THERE_YET: ReadonlySet<unknown> = new Set(['42P01', '42703', '42883'])

/**
 * Builds the indexes of pending migrations while other processes go on writing, which no transaction can do. The
 * migration, which says `CREATE INDEX IF NOT EXISTS`, then finds them built; functions they call come first. A new
 * database has no rows to wait for.
 */
export async function buildIndexes(client: Client, migrationsFolder: string): Promise<void> {
  const applied = await newestMigration(client)
  if (applied === undefined) return
  const pending = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > applied,
  )
  for (const statement of pending.flatMap(({ sql }) => sql)) {
    if (FUNCTION.test(statement)) await client.query(statement)
    const [, unique = '', definition, name] = CREATE.exec(statement) ?? []
    if (definition && name) await buildIndex(client, { unique, definition, name })
  }
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

/** When the newest applied migration was written; undefined for a new database. */
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

/** A build that was cut off leaves an index that no query uses. */
async function isHalfBuilt(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [`public."${name}"`],
  )
  return rows.length > 0
}
