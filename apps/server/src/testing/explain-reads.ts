import pg, { type QueryConfig } from 'pg'
import { PreparedReads } from '../db/prepared-read.ts'

export type Statement = { text: string; values: unknown[] }
/** The rows that a part of a statement read from one table, including discarded ones. */
export type Read = { table: string; by: string; rows: number }

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

type Sent = string | QueryConfig | PreparedReads

/** The statements that a portal sends by itself: those of its jobs, and its look at the clock of the database. */
const OF_PORTAL = /pgboss|clock_timestamp\(\)/

/** Returns the statements that calls send through a pool while `work` runs, except those of transactions. */
export async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Pool.prototype
  const record = function (this: pg.Pool, given: Sent, values?: unknown[]) {
    for (const one of given instanceof PreparedReads ? given.statements : [given]) {
      const { text, values: own } = typeof one === 'string' ? { text: one } : one
      if (!OF_PORTAL.test(text)) statements.push({ text, values: [...(values ?? own ?? [])] })
    }
    return Reflect.apply(query, this, [given, values])
  }
  pg.Pool.prototype.query = record as typeof query // the stores use only these two of its overloads
  try {
    await work()
  } finally {
    pg.Pool.prototype.query = query
  }
  return statements
}

/** Counts the round trips to the database while `work` runs, those that begin and end transactions included. */
export async function roundTripsOf(work: () => Promise<unknown>): Promise<number> {
  let trips = 0
  const { query } = pg.Client.prototype
  const count = function (this: pg.Client, ...given: unknown[]) {
    const [sent] = given
    if (!OF_PORTAL.test(typeof sent === 'string' ? sent : String(Object(sent).text))) trips += 1
    return Reflect.apply(query, this, given)
  }
  pg.Client.prototype.query = count as typeof query // passes on what it is given
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return trips
}

/** Runs a statement with `explain (analyze)` and returns its reads per table. */
export async function readsOf(client: pg.Client, { text, values }: Statement): Promise<Read[]> {
  const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
  return tableReads(rows[0]['QUERY PLAN'][0].Plan)
}

function tableReads(plan: Plan): Read[] {
  const below = (plan.Plans ?? []).flatMap(tableReads)
  const table = plan['Relation Name']
  if (table === undefined) return below
  const thrownAway =
    (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const rows = Math.round((plan['Actual Rows'] + thrownAway) * plan['Actual Loops'])
  const index = plan['Index Name']
  return [...below, { table, by: [plan['Node Type'], index].filter(Boolean).join(' '), rows }]
}
