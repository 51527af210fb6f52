import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiClient } from './testing/api-client.ts'
import { type Read, readsOf, statementsOf } from './testing/explain-reads.ts'
import { fillLargePortal, type LargePortal } from './testing/large-portal.ts'
import { LIST_CALLS } from './testing/list-calls.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

const CASES = 24_000
const FILLED_WITHIN_MS = 300_000
/** The number of rows above which a table counts as growing with the cases. */
const LARGE_ROWS = 5000
/** The rows of a large table that one part of a list may read beyond those it returns. */
const READ_ROWS = 4000
/** The pets that a list of the vet's cases may read; the hospital has 1,440 of them at this size. */
const READ_OWN_PETS = 1000
/** The index entries it may count. */
const COUNTED = 10_001

/**
 * The exempted list: one payment in a hundred is refunded, and with so few rows reading all is cheaper. The bench measures it at
 * scale.
 */
const CHEAPER_WHOLE = 'payments desk, refunds'

let portal: TestApp
let filled: LargePortal
let client: pg.Client
let large: Set<string>

beforeAll(async () => {
  portal = await testApp()
  filled = await fillLargePortal(portal.databaseUrl, CASES)
  client = new pg.Client({ connectionString: portal.databaseUrl })
  await client.connect()
  large = await largeTables()
}, FILLED_WITHIN_MS)
afterAll(async () => {
  await client.end()
  await portal.close()
})

test.each(LIST_CALLS.filter(([name]) => name !== CHEAPER_WHOLE))(
  '%s (%s) reads few rows of large tables',
  async (name, who, call) => {
    const api = portal.client(await portal.sessionOf(filled[who]))
    let answered = 0
    const statements = await statementsOf(async () => {
      const reply = await call(api)
      expect(reply).toMatchObject({ ok: true })
      answered = rowsOf(reply)
    })
    expect(statements.length).toBeGreaterThan(1)
    for (const statement of statements.filter(({ text }) => /^[\s(]*(select|with)/i.test(text))) {
      const reads = await readsOf(client, statement)
      const tooMany = reads.filter(
        ({ table, by, rows }) => large.has(table) && rows > boundOf(name, { table, by }) + answered,
      )
      expect(tooMany, statement.text).toEqual([])
    }
  },
)

test.each([
  ['cases', 'a thousand', (api) => api.cases.queryAllSessions({ params: {} }), [1000, true]],
  [
    'cases',
    'few',
    (api) => api.cases.queryAllSessions({ params: { status: 'reject' } }),
    [5, false],
  ],
  ['invoices', 'ten thousand', (api) => api.billing.queryInvoices({}), [10_000, true]],
  ['invoices', 'few', (api) => api.billing.queryInvoices({ start_time: new Date() }), [0, false]],
] satisfies [string, string, (api: ApiClient) => Promise<Reply>, [number, boolean]][])(
  'the total of %s stops at %s and says whether there are more',
  async (_list, _cap, call, [total, isCapped]) => {
    const reply = await call(portal.client(await portal.sessionOf(filled.admin)))
    expect(reply).toMatchObject({ ok: true, data: { total, total_capped: isCapped } })
  },
)

test.each([
  [{ pname: 'r' }, 'true'],
  [{ pname: 'a' }, 'true'],
  [{ pname: 'r', status: 'upload' }, `c.status = 'upload'`],
  [{ pname: 'r', status: 'reject' }, `c.status = 'reject'`],
  [{ pname: 'r', reviewer: 'Reader 1' }, `c.reader_id ~ '^reader_1[0-2]?$'`],
  [{ find: '犬' }, 'true'],
] as const)('a common name, %j, lists its newest cases', async (params, condition) => {
  await client.query(
    `update pets set name_key = name_key || '犬' where name_key ~ '[02468] [^犬]+$'`,
  )
  const api = portal.client(await portal.sessionOf(filled.admin))
  const reply = await api.cases.queryAllSessions({ params })
  const { rows } = await client.query<{ case_id: string }>(
    `select c.case_id from cases c join pets p using (pet_id)
     where position($1 in p.name_key) > 0 and ${condition}
     order by c.created_at desc, c.case_id desc limit 100`,
    [Object.values(params)[0]],
  )
  expect(reply).toMatchObject({ ok: true })
  const listed = reply.ok && reply.data.sessions.map(({ usid }) => usid)
  expect(listed).toEqual(rows.map(({ case_id }) => case_id))
})

function boundOf(list: string, { table, by }: Pick<Read, 'table' | 'by'>): number {
  if (list.startsWith('own cases') && table === 'pets') return READ_OWN_PETS
  return by.startsWith('Index Only') ? COUNTED : READ_ROWS
}

type Reply = { ok: boolean }

/** Returns the number of rows in a reply, in any field. */
function rowsOf(reply: object): number {
  const data: unknown = 'data' in reply ? reply.data : undefined
  const lists = Object.values(data ?? {}).filter((value) => Array.isArray(value))
  return lists.reduce((sum, list) => sum + list.length, 0)
}

async function largeTables(): Promise<Set<string>> {
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and reltuples > ${LARGE_ROWS}`,
  )
  return new Set(rows.map(({ relname }) => relname))
}
