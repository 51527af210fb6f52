import { expect, test } from 'vitest'
import { ServerBusy } from '../http/errors/server-busy.ts'
import { drawingThreads } from './drawing-threads.ts'

const SCRIPTED = new URL('./testing/scripted-thread.ts', import.meta.url)
const LIMITS = {
  threads: 2,
  waiting: 20,
  megabytes: 32,
  drawingMs: 30_000,
  idleMs: 60_000,
  documentsAThread: 100,
}

test('forty simultaneous documents are drawn by two threads; 22 are taken, 18 are refused', async () => {
  const draw = drawingThreads(LIMITS)
  const all = await Promise.allSettled(
    Array.from({ length: 40 }, () => draw(SCRIPTED, { act: 'draw' })),
  )
  const drawn = all.flatMap((one) => (one.status === 'fulfilled' ? [String(one.value)] : []))
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(drawn).toHaveLength(22)
  expect(new Set(drawn).size).toBeLessThanOrEqual(2)
  expect(refused).toHaveLength(18)
  expect(refused.every((error) => error instanceof ServerBusy && error.seconds > 0)).toBe(true)
})

test('urgent work is not refused and goes before what waits', async () => {
  const draw = drawingThreads({ ...LIMITS, threads: 1, waiting: 1 })
  const order: string[] = []
  const all = ['first', 'second'].map((name) =>
    draw(SCRIPTED, { act: 'draw' }).then(() => order.push(name)),
  )
  await expect(draw(SCRIPTED, { act: 'draw' })).rejects.toThrow(ServerBusy)
  const urgent = draw(SCRIPTED, { act: 'draw' }, { urgent: true }).then(() => order.push('urgent'))
  await Promise.all([...all, urgent])
  expect(order).toEqual(['first', 'urgent', 'second'])
})

test('a document that takes too long is given up, and its place is free again', async () => {
  const draw = drawingThreads({ ...LIMITS, threads: 1, drawingMs: 2_000 })
  await expect(draw(SCRIPTED, { act: 'hang' })).rejects.toThrow(ServerBusy)
  expect(String(await draw(SCRIPTED, { act: 'draw' }))).toMatch(/^\d+$/)
})

test('a document that fills its heap ends its own thread only', async () => {
  const draw = drawingThreads({ ...LIMITS, threads: 1 })
  await expect(draw(SCRIPTED, { act: 'fill' })).rejects.toThrow(/memory/)
  expect(String(await draw(SCRIPTED, { act: 'draw' }))).toMatch(/^\d+$/)
})

test('a drawing that fails says why; a thread that ends says so; both leave the next alone', async () => {
  const draw = drawingThreads({ ...LIMITS, threads: 1 })
  await expect(draw(SCRIPTED, { act: 'fail' })).rejects.toThrow('a picture is broken')
  await expect(draw(SCRIPTED, { act: 'exit' })).rejects.toThrow('ended without a PDF')
  expect(String(await draw(SCRIPTED, { act: 'draw' }))).toMatch(/^\d+$/)
})

test('a thread is replaced after its number of documents', async () => {
  const draw = drawingThreads({ ...LIMITS, threads: 1, documentsAThread: 2 })
  const ids = []
  for (let count = 0; count < 3; count += 1) ids.push(String(await draw(SCRIPTED, { act: 'draw' })))
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[1])
})
