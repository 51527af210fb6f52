import { expect, test } from 'vitest'
import { StorageUnavailable } from '../ports/file-storage.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'

const never = () => new Promise<never>(() => {})

test('an answer that does not come ends its request, and the next ones immediately, until one is answered', async () => {
  const breaker = createCircuitBreaker({ answerMilliseconds: 30, pauseMilliseconds: 60 })
  const aborted: boolean[] = []
  const hanging = breaker.run((signal) => {
    signal.addEventListener('abort', () => aborted.push(true))
    return never()
  })
  await expect(hanging).rejects.toThrow(StorageUnavailable)
  expect(aborted).toEqual([true])

  let asked = 0
  const ask = () =>
    breaker.run(async () => {
      asked += 1
      return 'answer'
    })
  await expect(ask()).rejects.toThrow(StorageUnavailable)
  expect(asked).toBe(0)
  await expect.poll(() => ask().catch(() => undefined), { interval: 10 }).toBe('answer')
  expect(await ask()).toBe('answer')
})

test('after the pause a single request tries, and the others are refused until it has its answer', async () => {
  const breaker = createCircuitBreaker({ answerMilliseconds: 30, pauseMilliseconds: 0 })
  await expect(breaker.run(never)).rejects.toThrow('does not answer')
  const trying = breaker.run(never)
  await expect(breaker.run(async () => 'answer')).rejects.toThrow('a moment ago')
  await expect(trying).rejects.toThrow('does not answer')
})

test('a refusal is an answer', async () => {
  const breaker = createCircuitBreaker({ answerMilliseconds: 1000, pauseMilliseconds: 1000 })
  await expect(breaker.run(() => Promise.reject(new Error('no such key')))).rejects.toThrow(
    'no such',
  )
  expect(await breaker.run(async () => 'answer')).toBe('answer')
})
