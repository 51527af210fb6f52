import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readsOf, statementsOf } from './testing/explain-reads.ts'
import { fillLargePortal, type LargePortal } from './testing/large-portal.ts'
import { LIST_CALLS } from './testing/list-calls.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

const CASES = 20_000
const FILLED_WITHIN_MS = 120_000
/** Tables of more rows than this grow with the cases. */
const LARGE_ROWS = 5000
/** What one part of a list may read of a large table. */
const READ_ROWS = 3000

const CHECKED: ReadonlySet<string> = new Set([
  'own cases',
  'worklist',
  'worklist, mine',
  'all',
  'all, newest',
])

let portal: TestApp
let filled: LargePortal
let client: pg.Client
let large: Set<string>

beforeAll(async () => {
  portal = await testApp()
  filled = await fillLargePortal(portal.context.database, CASES)
  client = new pg.Client({ connectionString: portal.databaseUrl })
  await client.connect()
  large = await largeTables()
}, FILLED_WITHIN_MS)
afterAll(async () => {
  await client.end()
  await portal.close()
})

test.each(LIST_CALLS.filter(([name]) => CHECKED.has(name)))(
  '%s (%s) reads few rows of large tables',
  async (_name, who, call) => {
    const accounts = { vet: filled.vetId, reader: filled.readerId, admin: filled.adminId }
    const api = portal.client(await portal.sessionOf(accounts[who]))
    const statements = await statementsOf(async () =>
      expect(await call(api)).toMatchObject({ ok: true }),
    )
    expect(statements.length).toBeGreaterThan(1)
    for (const statement of statements.filter(({ text }) => /^\s*(select|with)/i.test(text))) {
      const reads = await readsOf(client, statement)
      const tooMany = reads.filter(({ table, rows }) => large.has(table) && rows > READ_ROWS)
      expect(tooMany, statement.text).toEqual([])
    }
  },
)

async function largeTables(): Promise<Set<string>> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > ${LARGE_ROWS}`,
  )
  return new Set(rows.map(({ relname }) => relname))
}
