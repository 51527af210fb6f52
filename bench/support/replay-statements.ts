import pg from 'pg'
import type { Statement } from '../../apps/server/src/testing/explain-reads.ts'
import { median, timed } from './load.ts'

const ROUNDS = 3
/** The time above which a statement is not repeated. */
const SLOW_MS = 300
/** The time after which a statement is cancelled. */
const PATIENCE_MS = 5000
const CUT_OFF = '57014'
/** The options of the server's own connections. */
const OPTIONS = `-c max_parallel_workers_per_gather=0 -c jit=off -c statement_timeout=${PATIENCE_MS}`

type Lists = ReadonlyMap<string, readonly Statement[]>
/** The milliseconds of each list's statements; `undefined` if one was cancelled. */
type Times = Map<string, number | undefined>

/** Runs the statements of lists separately, in a transaction that has dropped these indexes and is rolled back. */
export async function replayWithout(
  indexes: readonly string[],
  { connectionString, lists }: { connectionString: string; lists: Lists },
): Promise<Times> {
  const client = new pg.Client({ connectionString, options: OPTIONS })
  await client.connect()
  try {
    await client.query('begin')
    for (const index of indexes) await client.query(`drop index if exists "${index}"`)
    const times: Times = new Map()
    for (const [name, statements] of lists) times.set(name, await replay(client, statements))
    await client.query('rollback')
    return times
  } finally {
    await client.end()
  }
}

async function replay(client: pg.Client, statements: readonly Statement[]) {
  const times: number[] = []
  while (times.length < ROUNDS) {
    await client.query('savepoint list')
    try {
      times.push(await timed(() => runAll(client, statements)))
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== CUT_OFF) throw error
      await client.query('rollback to savepoint list')
      return undefined
    }
    if (median(times) > SLOW_MS) break
  }
  return median(times)
}

async function runAll(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { text, values } of statements) await client.query(text, values)
}
