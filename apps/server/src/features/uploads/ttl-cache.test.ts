import { expect, test } from 'vitest'
import { ttlCache } from './ttl-cache.ts'

/** Creates a cache of two seconds, and a source that counts its calls. */
function counted() {
  let now = 0
  let asked = 0
  const cache = ttlCache<number>(2000, () => now)
  return {
    cache,
    at: (time: number) => {
      now = time
    },
    ask: async () => {
      asked += 1
      return asked
    },
  }
}

test('a value is cached until its time is over', async () => {
  const { cache, at, ask } = counted()
  expect(await cache.getOrLoad('a', ask)).toBe(1)
  at(1999)
  expect(await cache.getOrLoad('a', ask)).toBe(1)
  at(2000)
  expect(await cache.getOrLoad('a', ask)).toBe(2)
})

test('simultaneous callers share one value; another key has its own', async () => {
  const { cache, ask } = counted()
  const [one, same, other] = await Promise.all([
    cache.getOrLoad('a', ask),
    cache.getOrLoad('a', ask),
    cache.getOrLoad('b', ask),
  ])
  expect([one, same, other]).toEqual([1, 1, 2])
})

test('a forgotten value is loaded again', async () => {
  const { cache, ask } = counted()
  await cache.getOrLoad('a', ask)
  cache.forget('a')
  expect(await cache.getOrLoad('a', ask)).toBe(2)
})

test('a failure is passed on and not cached', async () => {
  const { cache, ask } = counted()
  const failing = cache.getOrLoad('a', () => Promise.reject(new Error('away')))
  await expect(failing).rejects.toThrow('away')
  expect(await cache.getOrLoad('a', ask)).toBe(1)
})

test('many expired keys are evicted', async () => {
  const { cache, at, ask } = counted()
  for (let key = 0; key <= 1001; key += 1) await cache.getOrLoad(`old ${key}`, ask)
  at(2000)
  await cache.getOrLoad('new', ask)
  expect(await cache.getOrLoad('old 0', ask)).toBe(1004)
})
