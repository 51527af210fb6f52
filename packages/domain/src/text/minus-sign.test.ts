import { expect, test } from 'vitest'
import { typedNumber, withMinusSign } from './minus-sign.ts'

test.each([
  ['-0.30', '\u22120.30'],
  ['0.30', '0.30'],
  ['-1,200', '\u22121,200'],
])('%s is read as %s', (figure, text) => {
  expect(withMinusSign(figure)).toBe(text)
})

test.each([
  ['-0.3', -0.3],
  ['\u22120.3', -0.3],
  [' 0,04 ', 0.04],
  ['', Number.NaN],
  ['12-3', Number.NaN],
  ['wide', Number.NaN],
])('"%s" as typed is %f', (text, value) => {
  expect(typedNumber(text)).toBe(value)
})
