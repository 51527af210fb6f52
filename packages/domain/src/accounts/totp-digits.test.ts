import { expect, test } from 'vitest'
import { readTotpDigits } from './totp-digits.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['１２３４５６', '123456'],
  ['000000', '000000'],
  ['', undefined],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['-12345', undefined],
])('%j is read as %s', (typed, digits) => {
  expect(readTotpDigits(typed)).toBe(digits)
})
