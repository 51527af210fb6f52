import { expect, test } from 'vitest'
import { figureTexts } from './figure-texts.ts'

test.each([
  ['variation', 0.534, '53'],
  ['pShare', 0.98, '98'],
  ['leastPremature', 0.25, '25'],
  ['turningPointRatio', 0.7134, '0.71'],
  ['longestSeconds', 3.236, '3.24'],
  ['medianPrSeconds', 0.1234, '0.123'],
  ['limitSeconds', 0.13, '0.130'],
  ['fastestRate', 181.6, '182'],
  ['count', 7, '7'],
  ['value', 3.3612, '3.36'],
  ['limit', 0.06, '0.06'],
] as const)('the figure %s of %f is written as %s', (name, value, text) => {
  expect(figureTexts({ [name]: value })).toEqual({ [name]: text })
})
