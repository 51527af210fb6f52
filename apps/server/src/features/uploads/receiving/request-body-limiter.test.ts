import { expect, test } from 'vitest'
import { TooManyRequests } from '../../../http/too-many-requests.ts'
import { requestBodyLimiter } from './request-body-limiter.ts'

/** Takes slots that are occupied until `leave` is called. */
function crowd() {
  const places = requestBodyLimiter()
  const { promise, resolve } = Promise.withResolvers<void>()
  const enter = async (known: boolean) => {
    const held = places.run({ known }, () => promise)
    held.catch(() => {})
    return held
  }
  const outcomes = async (count: number, known: boolean) => {
    const all = Array.from({ length: count }, () => enter(known))
    resolve()
    return (await Promise.allSettled(all)).map(({ status }) => status === 'fulfilled')
  }
  return { places, outcomes }
}

test('64 bodies have a place and the 65th has none', async () => {
  const places = await crowd().outcomes(65, true)
  expect(places.filter(Boolean)).toHaveLength(64)
  expect(places.at(-1)).toBe(false)
})

test('strangers have 16 places among them', async () => {
  const places = await crowd().outcomes(17, false)
  expect(places.filter(Boolean)).toHaveLength(16)
})

test('a place is free again when its work is done or has failed', async () => {
  const { places } = crowd()
  for (let turn = 0; turn < 100; turn += 1) {
    await expect(places.run({ known: false }, async () => turn)).resolves.toBe(turn)
    await expect(
      places.run({ known: false }, () => Promise.reject(new Error('cut'))),
    ).rejects.not.toBeInstanceOf(TooManyRequests)
  }
})
