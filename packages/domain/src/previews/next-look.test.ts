import { expect, test } from 'vitest'
import { HOUR, MINUTE, SECOND } from '../time/durations.ts'
import { nextLook } from './next-look.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

test.each([
  ['nothing', [], 240_000],
  ['a file just added', [0], 2000],
  ['a file of 59 seconds', [59 * SECOND], 2000],
  ['a file of a minute', [MINUTE], 10_000],
  ['a file of ten minutes', [10 * MINUTE], 60_000],
  ['a file of an hour', [HOUR], 240_000],
  ['an old and a new file', [HOUR, 0], 2000],
])('a list in which %s waits is read again in %s', (_, ages, pause) => {
  const files = ages.map((age) => ({ isWaiting: true, addedAt: ago(age) }))
  expect(nextLook(files, { now, otherwise: 240_000 })).toBe(pause)
})

test('what is done asks for nothing, and a list that is read often anyway stays so', () => {
  const done = [{ isWaiting: false, addedAt: now }]
  expect(nextLook(done, { now, otherwise: 240_000 })).toBe(240_000)
  const old = [{ isWaiting: true, addedAt: ago(20 * MINUTE) }]
  expect(nextLook(old, { now, otherwise: 30_000 })).toBe(30_000)
})
