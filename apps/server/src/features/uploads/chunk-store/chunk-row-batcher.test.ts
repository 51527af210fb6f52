import { expect, test, vi } from 'vitest'
import { chunkRowBatcher } from './chunk-row-batcher.ts'
import type { ReceivedChunk } from './chunk-row-store.ts'

const chunk = (chunkNumber: number): ReceivedChunk => ({ chunkNumber, crc32: chunkNumber })
const upTo = (count: number) => Array.from({ length: count }, (_, place) => chunk(place + 1))

/** Creates a batcher over an in-memory table that can become unavailable and that another process also writes to. */
function batcherOf() {
  const table = new Set<number>()
  const statements: number[] = []
  const server = { isAway: false, isOver: false }
  const onTakenTwice = vi.fn()
  const batcher = chunkRowBatcher({
    before: 0,
    onDuplicate: onTakenTwice,
    async record(chunks) {
      statements.push(chunks.length)
      if (server.isAway) throw new Error('no database')
      if (server.isOver) return undefined
      const added = chunks.map((each) => each.chunkNumber).filter((each) => !table.has(each))
      for (const each of added) table.add(each)
      return { total: table.size, added: new Set(added) }
    },
  })
  return { batcher, table, statements, server, onTakenTwice }
}

test('the first eight chunks are recorded singly, the rows of later ones may be deferred', async () => {
  const { batcher, statements } = batcherOf()
  for (const each of upTo(8)) {
    expect(batcher.canDefer()).toBe(false)
    expect(await batcher.writeNow(each)).toBe(each.chunkNumber)
  }
  expect(statements).toEqual(Array(8).fill(1))
  expect(batcher.canDefer()).toBe(true)
})

test('deferred chunks are recorded in one statement', async () => {
  const { batcher, statements, table } = batcherOf()
  for (const each of upTo(20)) batcher.defer(each)
  expect(statements).toEqual([])
  expect(await batcher.flush()).toBe(20)
  expect(statements).toEqual([20])
  expect(table.size).toBe(20)
})

test('a deferred chunk is recorded without a further call', async () => {
  const { batcher, table } = batcherOf()
  batcher.defer(chunk(1))
  await expect.poll(() => table.has(1)).toBe(true)
})

test('of chunks recorded by one statement exactly one is the last', async () => {
  const { batcher } = batcherOf()
  const counts = await Promise.all(upTo(6).map((each) => batcher.writeNow(each)))
  expect(counts.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
})

test('rows that the database refused are written with the next chunk, which receives the error', async () => {
  const { batcher, server, table } = batcherOf()
  for (const each of upTo(8)) await batcher.writeNow(each)
  batcher.defer(chunk(9))
  server.isAway = true
  await expect(batcher.writeNow(chunk(10))).rejects.toThrow('no database')
  expect(batcher.canDefer()).toBe(false)
  server.isAway = false
  expect(await batcher.writeNow(chunk(10))).toBe(10)
  expect(table.has(9)).toBe(true)
})

test('rows are not deferred once another process receives chunks of the upload', async () => {
  const { batcher, table } = batcherOf()
  for (const each of upTo(8)) await batcher.writeNow(each)
  table.add(99)
  batcher.defer(chunk(9))
  expect(await batcher.flush()).toBe(10)
  expect(batcher.isShared()).toBe(true)
  expect(batcher.canDefer()).toBe(false)
})

test('a chunk also received by another process is reported', async () => {
  const { batcher, table, onTakenTwice } = batcherOf()
  table.add(1)
  batcher.defer(chunk(1))
  await batcher.flush()
  expect(onTakenTwice).toHaveBeenCalledOnce()
})

test('an ended upload records no more chunks', async () => {
  const { batcher, server } = batcherOf()
  server.isOver = true
  expect(await batcher.writeNow(chunk(1))).toBeUndefined()
  expect(batcher.isEnded()).toBe(true)
})
