import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** A statement whose text never changes; only its values do. */
export type Statement = { name: string | undefined; text: string; values: unknown[] }

const dialect = new PgDialect()
const names = new Map<string, string>()
/** Filters combine to a few dozen texts; more than this would be someone's doing. */
const NAMES_MAX = 500

/** Runs a hot statement under its name, so that each connection parses and plans it once. */
export async function runNamed(db: Db, statement: Statement): Promise<Record<string, unknown>[]> {
  const built = { sql: statement.text, params: statement.values }
  const prepared = db._.session.prepareQuery(built, undefined, statement.name, false)
  const { rows } = (await prepared.execute()) as { rows: Record<string, unknown>[] } // what the driver answers to a raw statement
  return rows
}

/** The statement of a composed query; one name for each text it can take. */
export function toStatement(query: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(query)
  return { name: nameOf(sql), text: sql, values: params }
}

/** No name beyond the limit: such a statement is planned each time instead of kept for ever. */
function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (names.size >= NAMES_MAX) return undefined
  const name = `s_${createHash('sha256').update(text).digest('base64url').slice(0, 16)}`
  names.set(text, name)
  return name
}
