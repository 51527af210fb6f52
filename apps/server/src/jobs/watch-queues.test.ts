import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchQueues } from './watch-queues.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('all queues are polled by one query, and only those with jobs are woken', async () => {
  const readWaiting = vi.fn(async () => ['mails', 'unknown'])
  const watch = watchQueues(readWaiting, vi.fn())
  const mails = vi.fn()
  const others = Array.from({ length: 80 }, () => vi.fn())
  watch.whenWaiting('mails', mails)
  for (const [n, wake] of others.entries()) watch.whenWaiting(`other-${n}`, wake)
  await vi.advanceTimersByTimeAsync(2000)
  expect(readWaiting).toHaveBeenCalledTimes(4)
  expect(mails).toHaveBeenCalledTimes(4)
  expect(others.flatMap((wake) => wake.mock.calls)).toEqual([])
  watch.stop()
})

test('no query is made while no queue waits, and none after the end', async () => {
  const readWaiting = vi.fn(async () => [])
  const watch = watchQueues(readWaiting, vi.fn())
  const forget = watch.whenWaiting('mails', vi.fn())
  await vi.advanceTimersByTimeAsync(600)
  expect(readWaiting).toHaveBeenCalledTimes(1)
  forget()
  await vi.advanceTimersByTimeAsync(5000)
  expect(readWaiting).toHaveBeenCalledTimes(1)
  watch.whenWaiting('mails', vi.fn())
  watch.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(readWaiting).toHaveBeenCalledTimes(1)
})

test('a poll that fails is reported, and the next one wakes the queue', async () => {
  const readWaiting = vi
    .fn<() => Promise<string[]>>()
    .mockRejectedValueOnce(new Error('restarting'))
    .mockResolvedValue(['mails'])
  const onError = vi.fn()
  const watch = watchQueues(readWaiting, onError)
  const wake = vi.fn()
  watch.whenWaiting('mails', wake)
  await vi.advanceTimersByTimeAsync(1100)
  expect(onError).toHaveBeenCalledTimes(1)
  expect(wake).toHaveBeenCalledTimes(1)
  watch.stop()
})
