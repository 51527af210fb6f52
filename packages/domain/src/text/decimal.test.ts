import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal } from './decimal.ts'

test.each([
  ['4', 4],
  ['4.2', 4.2],
  [' 4.2 ', 4.2],
  ['4.', 4],
  ['0', 0],
  ['-1', -1],
  ['0.1234', 0.1234],
  ['４．２０', 4.2],
])('%j is the number %d', (typed, value) => {
  expect(readDecimal(typed)).toBe(value)
})

test.each([
  '',
  ' ',
  '.',
  '.5',
  '4,2',
  '4.2.1',
  '1e3',
  'Infinity',
  'NaN',
  '0x10',
  '4 kg',
  '1234567890',
])('%j is no number', (typed) => {
  expect(readDecimal(typed)).toBe('notANumber')
})

test('NEW-6 four decimals are taken and a fifth is refused', () => {
  expect(readDecimal('4.1234')).toBe(4.1234)
  expect(readDecimal('4.12345')).toBe('tooManyDecimals')
})

test('every number of up to four decimals is read as it was written', () => {
  const written = fc.tuple(fc.nat(999_999), fc.nat(9999))
  fc.assert(
    fc.property(written, ([whole, tenThousandths]) => {
      const typed = `${whole}.${String(tenThousandths).padStart(4, '0')}`
      expect(readDecimal(typed)).toBe(Number(typed))
    }),
  )
})
