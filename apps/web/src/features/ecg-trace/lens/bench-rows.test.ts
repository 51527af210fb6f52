import { expect, test } from 'vitest'
import { lensStart, scrollToShow, seenRows, stackLayout, stackSeconds } from './bench-rows.ts'

const layout = stackLayout(124, { width: 1000, millimetre: 4 })

test('ECG-3 a stack of 1000 px at 4 px/mm has rows of 10 s at 25 mm/s', () => {
  expect(layout).toMatchObject({ secondsPerRow: 10, rowHeight: 58, rowCount: 13, perSecond: 100 })
})

test('only visible rows are drawn', () => {
  const rows = seenRows(layout, 0, { top: 60, height: 420 })
  expect(rows.map(({ startSeconds }) => startSeconds)).toEqual([10, 20, 30, 40, 50, 60, 70, 80])
})

test('a point of the stack is a time', () => {
  expect(stackSeconds(layout, 814, 70)).toBeCloseTo(18.14)
})

test('the stack scrolls only to what is not visible', () => {
  const seen = { top: 0, height: 420 }
  expect(scrollToShow(layout, 38, seen)).toBeUndefined()
  expect(scrollToShow(layout, 70, seen)).toBe(7 * 58 - 2 * 58)
  expect(scrollToShow(layout, 90, seen), 'no further than its end').toBe(13 * 58 - 420)
  expect(scrollToShow(layout, 0, { top: 300, height: 420 })).toBe(0)
})

test('the lens stays within the recording', () => {
  expect(lensStart(38, { across: 5, durationSeconds: 124 })).toBeCloseTo(35.75)
  expect(lensStart(0.2, { across: 5, durationSeconds: 124 })).toBe(0)
  expect(lensStart(123.8, { across: 5, durationSeconds: 124 })).toBe(119)
})
