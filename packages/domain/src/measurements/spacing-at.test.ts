import { expect, test } from 'vitest'
import { measurementValue } from './measure.ts'
import type { ImagePoint, PixelSpacing } from './measurement.ts'

/** A plane above an M-mode, and a second plane beside the first at another depth. */
const TWO_PLANES: PixelSpacing = {
  row: 0.2,
  column: 0.2,
  regions: [
    { left: 0, top: 0, right: 99, bottom: 59, row: 0.2, column: 0.2 },
    { left: 100, top: 0, right: 199, bottom: 59, row: 0.4, column: 0.4 },
  ],
}

test.each<[string, ImagePoint, ImagePoint, number | null]>([
  ['within the first plane', { x: 10, y: 10 }, { x: 10, y: 60 }, 10],
  ['within the second plane', { x: 110, y: 10 }, { x: 160, y: 10 }, 20],
  ['from one plane into the other', { x: 90, y: 10 }, { x: 140, y: 10 }, null],
  ['in the M-mode below', { x: 10, y: 70 }, { x: 10, y: 110 }, null],
  ['from the plane into the M-mode', { x: 10, y: 50 }, { x: 10, y: 70 }, null],
])('a length %s is given in the millimetres that hold there', (_, from, to, millimetres) => {
  const found = measurementValue({ method: 'length', points: [from, to] }, TWO_PLANES)
  if (millimetres === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(millimetres, 10)
})

test('a ratio across the planes needs no scale', () => {
  const points = [
    { x: 10, y: 70 },
    { x: 30, y: 70 },
    { x: 10, y: 80 },
    { x: 40, y: 80 },
  ]
  expect(measurementValue({ method: 'laAo', points }, TWO_PLANES)).toBe(1.5)
})
