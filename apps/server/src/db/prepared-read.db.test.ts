import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { type DatabaseHandle, openDatabase } from './database.ts'
import { runNamed, runTogether } from './run-named.ts'

let database: TestDatabase
let handle: DatabaseHandle
let received: string[]

beforeAll(async () => {
  database = await createTestDatabase()
  handle = openDatabase(database.connectionString, { connections: 1, onError: () => {} })
  handle.pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter } // public in the driver, missing in its types
    for (const name of ['parseComplete', 'rowDescription'])
      connection.on(name, () => received.push(name))
  })
})
beforeEach(() => {
  received = []
})
afterAll(async () => {
  await handle.close()
  await database.drop()
})

const COLUMNS = `select $1::text as "text", $2::int as "integer", $3::text[] as "list", $4::timestamptz as "time",
  '{"a": [1]}'::jsonb as "json", true as "flag", null::text as "none", $5::bytea as "bytes"`
const VALUES = ['ä,"\\', 7, ['a,b', '"', '\\', ''], new Date('2026-11-23T08:00:00.125Z')]
const BYTES = Buffer.from([0, 255])

test('a statement is parsed and described once, and read the same way again', async () => {
  const statement = { name: 'all_types', text: COLUMNS, values: [...VALUES, BYTES] }
  const expected = {
    text: 'ä,"\\',
    integer: 7,
    list: ['a,b', '"', '\\', ''],
    time: new Date('2026-11-23T08:00:00.125Z'),
    json: { a: [1] },
    flag: true,
    none: null,
    bytes: BYTES,
  }
  for (const sent of [['parseComplete', 'rowDescription'], [], []]) {
    received = []
    expect(await runNamed(handle.db, statement)).toEqual([expected])
    expect(received).toEqual(sent)
  }
})

test('a statement without a name is never kept', async () => {
  for (const [text, expected] of [
    ['select 1 as a', { a: 1 }],
    ['select 2 as b', { b: 2 }],
  ] as const)
    expect(await runNamed(handle.db, { name: undefined, text, values: [] })).toEqual([expected])
})

test('the connection of a refused statement answers the next one, in a transaction too', async () => {
  const divide = (by: number) => ({ name: 'divide', text: 'select 6 / $1::int as n', values: [by] })
  for (const by of [0, 3]) {
    const rows = runNamed(handle.db, divide(by))
    if (by === 0) await expect(rows).rejects.toThrow('division by zero')
    else expect(await rows).toEqual([{ n: 2 }])
  }
  const failed = handle.db.transaction((tx) => runNamed(tx, divide(0)))
  await expect(failed).rejects.toThrow('division by zero')
  expect(await handle.db.transaction((tx) => runNamed(tx, divide(2)))).toEqual([{ n: 3 }])
  const broken = { name: 'broken', text: 'select nothing', values: [] }
  for (const _ of [1, 2]) await expect(runNamed(handle.db, broken)).rejects.toThrow('nothing')
})

test('statements that are sent together are answered in their order, each parsed and described once', async () => {
  const list = { name: 'list', text: 'select n from generate_series(1, $1::int) n', values: [2] }
  const none = { name: 'none', text: 'select 1 as n where false', values: [] }
  const unnamed = { name: undefined, text: `select 'a' as letter`, values: [] }
  for (const [parsed, described] of [
    [3, 3],
    [1, 1],
  ]) {
    received = []
    const rows = await runTogether(handle.db, [list, none, unnamed])
    expect(rows).toEqual([[{ n: 1 }, { n: 2 }], [], [{ letter: 'a' }]])
    expect(received.filter((name) => name === 'parseComplete')).toHaveLength(parsed ?? 0)
    expect(received.filter((name) => name === 'rowDescription')).toHaveLength(described ?? 0)
  }
})

test('if one of several statements is refused, none is answered, and the connection stays usable', async () => {
  const divide = (by: number) => ({ name: 'part', text: 'select 8 / $1::int as n', values: [by] })
  const both = (one: number, other: number) =>
    runTogether(handle.db, [divide(one), { ...divide(other), name: 'other_part' }])
  await expect(both(2, 0)).rejects.toThrow('division by zero')
  await expect(both(0, 2)).rejects.toThrow('division by zero')
  expect(await both(2, 4)).toEqual([[{ n: 4 }], [{ n: 2 }]])
})

test('a value that cannot be read fails its statement only', async () => {
  const { JSON: JSON_TYPE } = pg.types.builtins
  const parse = pg.types.getTypeParser(JSON_TYPE, 'text')
  pg.types.setTypeParser(JSON_TYPE, () => {
    throw new Error('unreadable')
  })
  const read = (name: string) =>
    runNamed(handle.db, { name, text: `select '1'::json as ${name}`, values: [] })
  await expect(read('unreadable')).rejects.toThrow('unreadable')
  pg.types.setTypeParser(JSON_TYPE, parse)
  expect(await read('readable')).toEqual([{ readable: 1 }])
  expect((await handle.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})
