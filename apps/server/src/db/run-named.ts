import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Db } from './database.ts'
import { PreparedRead, type Row } from './prepared-read.ts'

/** A statement whose text never changes; only its values do. */
export type Statement = { name: string | undefined; text: string; values: unknown[] }

const dialect = new PgDialect()
const names = new Map<string, string>()
/** The maximum number of named statements. Filters combine to a few dozen; more would indicate abuse. */
const NAMES_MAX = 500

/** Runs a hot statement under its name, so that each connection parses, plans and describes it once. */
export async function runNamed(db: Db, statement: Statement): Promise<Row[]> {
  const { client } = db._.session as unknown as { client: pg.Pool | pg.PoolClient } // of Drizzle's session for this driver
  const read = new PreparedRead(statement)
  if (client instanceof pg.Pool) return (await client.query(read)) as unknown as Row[] // the result of that query
  const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
  read.callback = (error, rows = []) => (error ? reject(error) : resolve(rows))
  client.query(read)
  return promise
}
/** Builds the statement of a composed query, named by its text. */
export function toStatement(query: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(query)
  return { name: nameOf(sql), text: sql, values: params }
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
