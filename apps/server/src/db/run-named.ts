import { createHash } from 'node:crypto'
import { is, Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from './database.ts'
import { PreparedReads, type Row } from './prepared-read.ts'

/** A statement whose text never changes; only its values do. */
export type SqlStatement = { name: string | undefined; text: string; values: unknown[] }

const dialect = new PgDialect()
const names = new Map<string, string>()
const composed = new Map<string, SqlStatement>()
/** The maximum number of named statements. Filters combine to a few dozen; more would indicate abuse. */
const NAMES_MAX = 500

/** Runs a hot statement under its name, so that each connection parses, plans and describes it once. */
export async function runNamed(db: Db, statement: SqlStatement): Promise<Row[]> {
  const [rows = []] = await runTogether(db, [statement])
  return rows
}

/** Runs several hot statements in one round trip; if one of them fails, none is answered. */
export async function runTogether(db: Db, statements: readonly SqlStatement[]): Promise<Row[][]> {
  const { client } = db._.session as unknown as { client: pg.Pool | pg.PoolClient } // of Drizzle's session for this driver
  const reads = new PreparedReads(statements)
  if (client instanceof pg.Pool) return (await client.query(reads)) as unknown as Row[][] // the result of that query
  const { promise, resolve, reject } = Promise.withResolvers<Row[][]>()
  reads.callback = (error, rows = []) => (error ? reject(error) : resolve(rows))
  client.query(reads)
  return promise
}

/** Builds the statement of a composed query, named by its text. */
export function toStatement(query: SQL): SqlStatement {
  const { sql, params } = dialect.sqlToQuery(query)
  return { name: nameOf(sql), text: sql, values: params }
}

/**
 * Composes a hot statement once for each key; afterwards only its values change. `compose` receives a stand-in for each value
 * and must use no value itself, as its text would then be run for other callers.
 */
export function composeOnce<Values extends Record<string, unknown>>(
  key: string,
  values: Values,
  compose: (placeholders: Values) => SQL,
): SqlStatement {
  const known = composed.get(key) ?? toStatement(compose(placeholdersFor(values)))
  if (composed.size < NAMES_MAX) composed.set(key, known)
  return { ...known, values: known.values.map((placeholder) => values[nameIn(placeholder)]) }
}

function placeholdersFor<Values extends Record<string, unknown>>(values: Values): Values {
  const placeholders = Object.keys(values).map((name) => [name, sql.placeholder(name)])
  return Object.fromEntries(placeholders) as Values // `sql` takes them in place of the values
}

function nameIn(placeholder: unknown): string {
  if (is(placeholder, Placeholder)) return placeholder.name
  throw new Error('A statement that is composed once contains a value of one caller')
}

/**
 * Returns the statement name of a text, or `undefined` above the limit; such a statement is planned each time instead of being
 * cached forever.
 */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= NAMES_MAX) return undefined
  const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`
  names.set(text, name)
  return name
}
