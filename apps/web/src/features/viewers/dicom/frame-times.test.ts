import { expect, test } from 'vitest'
import { frameAt, frameStartOf, frameTimes } from './frame-times.ts'
import { windowOfLut } from './window-of-lut.ts'

test.each([
  ['its frame time', { frameTime: 20, displayRate: 10 }, [20, 20, 20]],
  ['its vector of times', { vector: [0, 30, 50], frameTime: 20 }, [30, 50, 40]],
  ['a vector that is too short', { vector: [0, 30], frameTime: 20 }, [20, 20, 20]],
  ['a vector with a hole', { vector: [0, 30, 0], frameTime: 20 }, [20, 20, 20]],
  ['the rate it is to be shown at', { displayRate: 50, cineRate: 10 }, [20, 20, 20]],
  ['its cine rate', { cineRate: 10 }, [100, 100, 100]],
  ['nothing', {}, [40, 40, 40]],
])('a clip of three frames that states %s', (_, declared, times) => {
  expect(frameTimes(3, declared)).toEqual(times)
})

test('one frame has one time', () => {
  expect(frameTimes(1, { vector: [0] })).toEqual([40])
})

test.each([
  [0, 0],
  [29, 0],
  [30, 1],
  [79, 1],
  [80, 2],
  [119, 2],
  [120, 0],
  [155, 1],
])('after %d ms of frames of 30, 50 and 40 ms frame %d is shown', (milliseconds, frame) => {
  expect(frameAt([30, 50, 40], milliseconds)).toBe(frame)
})

test('played once the last frame stays', () => {
  expect(frameAt([30, 50, 40], 120, { once: true })).toBe(2)
  expect(frameAt([30, 50, 40], 5000, { once: true })).toBe(2)
})

test('a frame begins when those before have stood', () => {
  expect([0, 1, 2].map((frame) => frameStartOf([30, 50, 40], frame))).toEqual([0, 30, 80])
})

test('a table of greys is the window in which it rises', () => {
  const rising = Array.from({ length: 1001 }, (_, index) => Math.min(800, Math.max(0, index - 100)))
  expect(windowOfLut(rising, 50)).toEqual({ centre: 550, width: 784 })
  expect(windowOfLut([], 0)).toBeUndefined()
  expect(windowOfLut([7, 7, 7], 0)).toBeUndefined()
})
