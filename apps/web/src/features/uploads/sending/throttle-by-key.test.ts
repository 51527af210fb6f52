import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttleByKey } from './throttle-by-key.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function looking() {
  const looked: string[] = []
  const ask = throttleByKey(async (key) => {
    looked.push(`${key} ${performance.now() - began}`)
  }, 1000)
  const began = performance.now()
  return { looked, ask }
}

test('the first who asks is answered immediately', async () => {
  const { looked, ask } = looking()
  await ask('a')
  expect(looked).toEqual(['a 0'])
})

test('forty who ask together or soon after are answered by two looks, and each after it asked', async () => {
  const { looked, ask } = looking()
  let reported = 0
  const asked = Array.from({ length: 20 }, () => ask('a').then(() => (reported += 1)))
  await vi.advanceTimersByTimeAsync(100)
  expect(reported).toBe(20)
  asked.push(...Array.from({ length: 20 }, () => ask('a').then(() => (reported += 1))))
  await vi.advanceTimersByTimeAsync(899)
  expect(reported).toBe(20)
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all(asked)
  expect(looked).toEqual(['a 0', 'a 1000'])
})

test('another case does not wait', async () => {
  const { looked, ask } = looking()
  await Promise.all([ask('a'), ask('b')])
  expect(looked).toEqual(['a 0', 'b 0'])
})

test('a look that fails is reported to those who asked, and the next one is made', async () => {
  let fails = true
  const ask = throttleByKey(async () => {
    if (fails) throw new Error('away')
  }, 1000)
  await expect(ask('a')).rejects.toThrow('away')
  fails = false
  const next = ask('a')
  await vi.advanceTimersByTimeAsync(1000)
  await expect(next).resolves.toBeUndefined()
})
