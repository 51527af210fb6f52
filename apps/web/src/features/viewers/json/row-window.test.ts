import { expect, test } from 'vitest'
import { ROW_PIXELS, rowWindow, scrollFor } from './row-window.ts'

test('only the rows that are seen are drawn, and some beside them', () => {
  const window = rowWindow({ count: 1000, scrollTop: 280, height: 280 })
  expect([window.first, window.last, window.height]).toEqual([2, 28, 28_000])
  expect(window.topOf(10)).toBe(280)
})

test.each([
  [0, -1],
  [1, 0],
  [5, 4],
])('a list of %i rows ends with row %i', (count, last) => {
  expect(rowWindow({ count, scrollTop: 0, height: 280 }).last).toBe(last)
})

test('a row out of sight is scrolled near the nearer edge; one in sight stays', () => {
  const list = { count: 1000, scrollTop: 280, height: 280 }
  expect(scrollFor(12, list)).toBeUndefined()
  expect(scrollFor(9, list)).toBe(252 - 56)
  expect(scrollFor(20, list)).toBe(560 - 280 + 56)
  expect(scrollFor(999, list)).toBe(28_000 - 280)
})

test('two million rows fit into what a browser can scroll, from the first to the last', () => {
  const list = { count: 2_000_000, scrollTop: 0, height: 560 }
  expect(rowWindow(list).first).toBe(0)
  const end = rowWindow(list).height - 560
  const bottom = rowWindow({ ...list, scrollTop: end })
  expect(bottom.last).toBe(1_999_999)
  expect(bottom.topOf(1_999_999) + ROW_PIXELS).toBeCloseTo(end + 560, 3)
  const middle = scrollFor(1_234_567, list) ?? 0
  const shown = rowWindow({ ...list, scrollTop: middle })
  expect(shown.first).toBeLessThan(1_234_567)
  expect(shown.last).toBeGreaterThan(1_234_567)
})
