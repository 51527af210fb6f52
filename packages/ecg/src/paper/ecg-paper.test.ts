import { expect, test } from 'vitest'
import {
  CSS_PIXELS_PER_MILLIMETRE,
  gridLines,
  latestStart,
  type PaperScale,
  pixelsPerMillivolt,
  pixelsPerSecond,
  secondsAcross,
} from './ecg-paper.ts'

const scale: PaperScale = {
  millimetresPerSecond: 50,
  millimetresPerMillivolt: 20,
  pixelsPerMillimetre: 4,
}

test.each([
  [25, 5, 100, 20],
  [25, 10, 100, 40],
  [50, 20, 200, 80],
] as const)(
  '%i mm/s and %i mm/mV are %i pixels a second and %i a millivolt',
  (speed, gain, x, y) => {
    const paper = { ...scale, millimetresPerSecond: speed, millimetresPerMillivolt: gain }
    expect(pixelsPerSecond(paper)).toBe(x)
    expect(pixelsPerMillivolt(paper)).toBe(y)
  },
)

test('25 mm of paper are 25 mm of a screen that states its size truly', () => {
  expect(25 * CSS_PIXELS_PER_MILLIMETRE).toBeCloseTo(94.49, 2)
})

test('a strip shows no more than the recording holds', () => {
  expect(secondsAcross(400, scale)).toBe(2)
  expect(latestStart(10, 400, scale)).toBe(8)
  expect(latestStart(1, 400, scale)).toBe(0)
})

test('every fifth millimetre is a major line, counted from the start of the recording', () => {
  const lines = gridLines(40, scale, 6)
  expect(lines.map(({ at }) => at)).toEqual([2, 6, 10, 14, 18, 22, 26, 30, 34, 38])
  expect(lines.filter(({ major }) => major).map(({ at }) => at)).toEqual([14, 34])
})
