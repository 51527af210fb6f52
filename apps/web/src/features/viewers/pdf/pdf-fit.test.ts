import { expect, test } from 'vitest'
import { canvasDensity, FIRST_FIT, fittedPageWidth, zoomedFit } from './pdf-fit.ts'

const desk = { width: 1032, height: 532 }

test.each([
  ['width', 1, Math.SQRT2, 1000],
  ['width', 2, Math.SQRT2, 2000],
  ['page', 1, 2, 250],
  ['page', 1, 0.25, 1000],
  ['page', 2, 2, 500],
  ['page', 0.25, 2, 120],
] as const)(
  'fitted to the %s, %d times, a page of ratio %d is %i wide',
  (to, zoom, ratio, width) => {
    expect(fittedPageWidth({ to, zoom }, desk, ratio)).toBe(width)
  },
)

test('zooming stops at an eighth-fold and at a quarter', () => {
  let [large, small] = [FIRST_FIT, FIRST_FIT]
  for (let step = 0; step < 30; step += 1) {
    large = zoomedFit(large, 1)
    small = zoomedFit(small, -1)
  }
  expect([large.zoom, small.zoom]).toEqual([8, 0.25])
})

test('a large page is drawn with as many pixels as a telephone bears', () => {
  expect(canvasDensity(1000, 1, 2)).toBe(2)
  expect(canvasDensity(8000, 1, 2)).toBe(0.5)
})
