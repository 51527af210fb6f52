import { expect, test } from 'vitest'
import { TooManyRequests } from '../../../http/errors/too-many-requests.ts'
import { requestBodyLimiter } from './request-body-limiter.ts'

/** Takes slots that are occupied until `leave` is called. */
function crowd() {
  const limiter = requestBodyLimiter()
  const { promise, resolve } = Promise.withResolvers<void>()
  const enter = async (known: boolean) => {
    const running = limiter.run({ known }, () => promise)
    running.catch(() => {})
    return running
  }
  const outcomes = async (count: number, known: boolean) => {
    const all = Array.from({ length: count }, () => enter(known))
    resolve()
    return (await Promise.allSettled(all)).map(({ status }) => status === 'fulfilled')
  }
  return { limiter, outcomes }
}

test('64 bodies are accepted and the 65th is refused', async () => {
  const accepted = await crowd().outcomes(65, true)
  expect(accepted.filter(Boolean)).toHaveLength(64)
  expect(accepted.at(-1)).toBe(false)
})

test('16 bodies without a known session are accepted', async () => {
  const accepted = await crowd().outcomes(17, false)
  expect(accepted.filter(Boolean)).toHaveLength(16)
})

test('a slot is free again when its work has succeeded or failed', async () => {
  const { limiter } = crowd()
  for (let turn = 0; turn < 100; turn += 1) {
    await expect(limiter.run({ known: false }, async () => turn)).resolves.toBe(turn)
    await expect(
      limiter.run({ known: false }, () => Promise.reject(new Error('cut'))),
    ).rejects.not.toBeInstanceOf(TooManyRequests)
  }
})
