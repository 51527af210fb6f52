import { expect, test, vi } from 'vitest'
import { chunkRowBatcher } from './chunk-row-batcher.ts'
import type { ReceivedChunk } from './chunk-row-store.ts'

const chunk = (chunkNumber: number): ReceivedChunk => ({ chunkNumber, crc32: chunkNumber })
const upTo = (count: number) => Array.from({ length: count }, (_, place) => chunk(place + 1))

/** Creates a recorder over an in-memory table that can become unavailable and that another process also writes to. */
function recorderOf() {
  const table = new Set<number>()
  const statements: number[] = []
  const server = { isAway: false, isOver: false }
  const onTakenTwice = vi.fn()
  const recorder = chunkRowBatcher({
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
  return { recorder, table, statements, server, onTakenTwice }
}

test('the first chunks are recorded one by one, those after them may follow their notes', async () => {
  const { recorder, statements } = recorderOf()
  for (const each of upTo(8)) {
    expect(recorder.canDefer()).toBe(false)
    expect(await recorder.writeNow(each)).toBe(each.chunkNumber)
  }
  expect(statements).toEqual(Array(8).fill(1))
  expect(recorder.canDefer()).toBe(true)
})

test('chunks that may follow are recorded together', async () => {
  const { recorder, statements, table } = recorderOf()
  for (const each of upTo(20)) recorder.defer(each)
  expect(statements).toEqual([])
  expect(await recorder.flush()).toBe(20)
  expect(statements).toEqual([20])
  expect(table.size).toBe(20)
})

test('they do not wait for more than a moment', async () => {
  const { recorder, table } = recorderOf()
  recorder.defer(chunk(1))
  await vi.waitUntil(() => table.has(1))
})

test('of chunks recorded by one statement exactly one is told that it is the last', async () => {
  const { recorder } = recorderOf()
  const counts = await Promise.all(upTo(6).map((each) => recorder.writeNow(each)))
  expect(counts.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
})

test('what the database could not take goes with the next chunk, which is told', async () => {
  const { recorder, server, table } = recorderOf()
  for (const each of upTo(8)) await recorder.writeNow(each)
  recorder.defer(chunk(9))
  server.isAway = true
  await expect(recorder.writeNow(chunk(10))).rejects.toThrow('no database')
  expect(recorder.canDefer()).toBe(false)
  server.isAway = false
  expect(await recorder.writeNow(chunk(10))).toBe(10)
  expect(table.has(9)).toBe(true)
})

test('once another process takes chunks too, each is recorded at once', async () => {
  const { recorder, table } = recorderOf()
  for (const each of upTo(8)) await recorder.writeNow(each)
  table.add(99)
  recorder.defer(chunk(9))
  expect(await recorder.flush()).toBe(10)
  expect(recorder.isShared()).toBe(true)
  expect(recorder.canDefer()).toBe(false)
})

test('a chunk acknowledged here and taken elsewhere as well is told of', async () => {
  const { recorder, table, onTakenTwice } = recorderOf()
  table.add(1)
  recorder.defer(chunk(1))
  await recorder.flush()
  expect(onTakenTwice).toHaveBeenCalledOnce()
})

test('an upload that is over takes nothing more', async () => {
  const { recorder, server } = recorderOf()
  server.isOver = true
  expect(await recorder.writeNow(chunk(1))).toBeUndefined()
  expect(recorder.isEnded()).toBe(true)
})
