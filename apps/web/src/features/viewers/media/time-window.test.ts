import { expect, test } from 'vitest'
import { following, kept, rulerMarks, zoomedTimes } from './time-window.ts'

test.each([
  [
    { start: -1, span: 4 },
    { start: 0, span: 4 },
  ],
  [
    { start: 9, span: 4 },
    { start: 6, span: 4 },
  ],
  [
    { start: 3, span: 40 },
    { start: 0, span: 10 },
  ],
  [
    { start: 3, span: 0 },
    { start: 3, span: 0.25 },
  ],
])('%j is kept inside ten seconds as %j', (window, inside) => {
  expect(kept(window, 10)).toEqual(inside)
})

test('zooming keeps the time under the pointer where it is', () => {
  const window = zoomedTimes({ start: 2, span: 4 }, 2, { at: 3, durationSeconds: 10 })
  expect(window).toEqual({ start: 2.5, span: 2 })
  expect(zoomedTimes(window, 0.5, { at: 3, durationSeconds: 10 })).toEqual({ start: 2, span: 4 })
})

test('a time out of sight comes into the middle', () => {
  expect(zoomedTimes({ start: 0, span: 4 }, 2, { at: 8, durationSeconds: 10 })).toEqual({
    start: 7,
    span: 2,
  })
})

test.each([
  [2.5, 2],
  [4, 2],
  [4.1, 4.1],
  [9.5, 8],
  [0, 0],
])('when %d s is heard the window starts at %d s', (at, start) => {
  expect(following({ start: 2, span: 2 }, at, 10).start).toBe(start)
})

test.each([
  [{ start: 0, span: 8 }, 640, [0, 1, 2, 3, 4, 5, 6, 7, 8], 0],
  [{ start: 0.25, span: 1 }, 640, [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2], 1],
  [{ start: 0, span: 600 }, 640, [0, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600], 0],
  [{ start: 0, span: 0 }, 640, [], 0],
  [{ start: 0, span: 8 }, 0, [], 0],
])('a ruler over %j of %i pixels', (window, width, times, decimals) => {
  const marks = rulerMarks(window, width)
  expect(marks.times.map((time) => Number(time.toFixed(3)))).toEqual(times)
  expect(marks.decimals).toBe(decimals)
})
