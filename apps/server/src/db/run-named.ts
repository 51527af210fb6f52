import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** A statement whose text never changes; only its values do. */
export type Statement = { name: string | undefined; text: string; values: unknown[] }

const dialect = new PgDialect()
const names = new Map<string, string>()
/** The maximum number of named statements. Filters combine to a few dozen; more would indicate abuse. */
const NAMES_MAX = 500

/** Runs a hot statement under its name, so that each connection parses and plans it once. */
export async function runNamed(db: Db, statement: Statement): Promise<Record<string, unknown>[]> {
  const built = { sql: statement.text, params: statement.values }
  const prepared = db._.session.prepareQuery(built, undefined, statement.name, false)
  const { rows } = (await prepared.execute()) as { rows: Record<string, unknown>[] } // the driver's result of a raw statement
  return rows
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
