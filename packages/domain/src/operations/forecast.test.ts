import { expect, test } from 'vitest'
import { HOUR } from '../time/durations.ts'
import { type ExpectedHour, forecastQueue, usualHour } from './forecast.ts'

const NOON = new Date('2026-11-24T12:00:00Z')
const at = (hours: number) => new Date(NOON.getTime() + hours * HOUR)
const hours = (...expected: readonly (readonly [comingIn: number, canFinish: number])[]) =>
  expected.map(
    ([comingIn, canFinish], n): ExpectedHour => ({
      start: at(n),
      end: at(n + 1),
      comingIn,
      canFinish,
    }),
  )

test('a queue that can be finished in time has no late case', () => {
  const dues = [at(0.6), at(1.2), at(1.9)]
  expect(forecastQueue(dues, hours([0, 2], [0, 2]), 90)).toEqual([
    { start: at(0), inHand: 1, late: 0 },
    { start: at(1), inHand: 0, late: 0 },
  ])
})

test('cases that are due before their turn are late, once', () => {
  const dues = [at(0.1), at(0.5), at(0.9), at(0.9)]
  const [first, second] = forecastQueue(dues, hours([0, 2], [0, 2]), 90)
  // at six past a fifth of a case is done; later deadlines pass before their turn
  expect(first).toEqual({ start: at(0), inHand: 2, late: expect.closeTo(0.8 + 1 + 1 + 1) })
  expect(second).toEqual({ start: at(1), inHand: 0, late: 0 })
})

test('without anybody to work every deadline that passes is late', () => {
  const [first, second] = forecastQueue([at(0.5), at(1.5)], hours([0, 0], [0, 0]), 90)
  expect([first?.late, second?.late]).toEqual([1, 1])
  expect(second?.inHand).toBe(2)
})

test('expected cases join the queue with their own promise', () => {
  const forecast = forecastQueue([], hours([3, 1], [0, 1], [0, 1]), 60)
  expect(forecast.map(({ inHand }) => inHand)).toEqual([2, 1, 0])
  // due at half past one: one is finished by one, half of the second by then, and the third is late
  expect(forecast[1]?.late).toBeCloseTo(1.5)
})

test('overtime of before is not forecast again', () => {
  expect(forecastQueue([at(-1)], hours([0, 0]), 90)).toEqual([{ start: at(0), inHand: 1, late: 0 }])
})

test('an hour says what is usual after three days of use', () => {
  expect(usualHour([4, 2], 2)).toBeUndefined()
  expect(usualHour([4, 2, 0], 3)).toBe(2)
})
