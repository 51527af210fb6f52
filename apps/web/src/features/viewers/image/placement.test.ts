import { expect, test } from 'vitest'
import { FITTED, fitScale, movedBy, turned, zoomAt } from './placement.ts'

const box = { width: 800, height: 600 }

test.each([
  ['wide', { width: 1600, height: 600 }, 0, 0.5],
  ['tall', { width: 600, height: 1200 }, 0, 0.5],
  ['wide and turned', { width: 1600, height: 600 }, 1, 0.375],
  ['tiny', { width: 10, height: 10 }, 0, 4],
])('a %s picture is shown whole', (_, image, quarterTurns, scale) => {
  expect(fitScale(image, box, quarterTurns)).toBe(scale)
})

test('zooming keeps the point under the pointer in place', () => {
  const zoomed = zoomAt(FITTED, 0.5, 2, { x: 100, y: -50 })
  expect(zoomed.scale).toBe(1)
  // The picture's point under the pointer was 200 image pixels right of the centre, and still is.
  expect((100 - zoomed.x) / 1).toBe(100 / 0.5)
  expect((-50 - zoomed.y) / 1).toBe(-50 / 0.5)
})

test('zooming stops at 20 screen pixels per image pixel and at a twentieth', () => {
  expect(zoomAt(FITTED, 10, 100).scale).toBe(20)
  expect(zoomAt(FITTED, 0.1, 0.001).scale).toBe(0.05)
})

test('four quarter turns are none', () => {
  expect(turned(turned(turned(turned(FITTED)))).quarterTurns).toBe(0)
})

test('a turn brings the picture back to the middle', () => {
  expect(turned(movedBy(FITTED, 30, 40))).toMatchObject({ x: 0, y: 0, quarterTurns: 1 })
})
