import { expect, test } from 'vitest'
import { pixelsPerSecond } from './ecg-paper.ts'
import {
  CARD_MILLIMETRES,
  calibrate,
  cssPixelsPerMillimetre,
  isUsable,
} from './screen-calibration.ts'

/** Screens as sold: pixels per inch, and the ratio that the system sets for them. */
test.each([
  ['a 24 inch office screen', 'long', 91.8, 1],
  ['a 27 inch screen', 'long', 108.8, 1],
  ['a laptop', 'long', 254, 2],
  ['a telephone', 'short', 460, 3],
  ['an office screen, the page zoomed to 150 %', 'long', 91.8, 1.5],
] as const)('on %s, 25 mm/s of calibrated paper are 25 mm of the screen', (...screen) => {
  const [, side, dotsPerInch, ratio] = screen
  const truePerMillimetre = dotsPerInch / 25.4
  const cardOnScreen = (CARD_MILLIMETRES[side] * truePerMillimetre) / ratio
  const found = calibrate(side, cardOnScreen, ratio) ?? 0
  const second = pixelsPerSecond({
    millimetresPerSecond: 25,
    pixelsPerMillimetre: cssPixelsPerMillimetre(found, ratio),
  })
  expect((second * ratio) / truePerMillimetre).toBeCloseTo(25, 6)
})

test('zooming the page after calibrating keeps the millimetres', () => {
  const found = calibrate('long', 323.5, 1) ?? 0
  expect(cssPixelsPerMillimetre(found, 1)).toBeCloseTo(323.5 / 85.6, 6)
  expect(cssPixelsPerMillimetre(found, 2)).toBeCloseTo(323.5 / 85.6 / 2, 6)
})

test.each([
  [0, false],
  [0.49, false],
  [0.5, true],
  [40, true],
  [40.1, false],
  [Number.NaN, false],
])('%d pixels a millimetre: a screen? %s', (perMillimetre, usable) => {
  expect(isUsable(perMillimetre)).toBe(usable)
})

test('a card of no length calibrates nothing', () => {
  expect(calibrate('long', 0, 1)).toBeUndefined()
})
