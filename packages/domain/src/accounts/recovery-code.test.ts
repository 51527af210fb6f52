import { expect, test } from 'vitest'
import { readRecoveryCode, writeRecoveryCode } from './recovery-code.ts'

test('a recovery code is written in groups of four and read back', () => {
  expect(writeRecoveryCode('K7QF2MTX9HPD')).toBe('K7QF-2MTX-9HPD')
  expect(readRecoveryCode('K7QF-2MTX-9HPD')).toBe('K7QF2MTX9HPD')
})

test.each([
  [' k7qf 2mtx 9hpd ', 'K7QF2MTX9HPD'],
  ['K7QF–2MTX—9HPD', 'K7QF2MTX9HPD'],
  ['Ｋ７ＱＦ－２ＭＴＸ－９ＨＰＤ', 'K7QF2MTX9HPD'],
  ['oIlo-0000-0000', '011000000000'],
])('%s is read as %s', (typed, letters) => {
  expect(readRecoveryCode(typed)).toBe(letters)
})

test.each(['', '123456', 'K7QF-2MTX-9HP', 'K7QF-2MTX-9HPDX', 'K7QF-2MTX-9HPU', '心'.repeat(12)])(
  '%j is no recovery code',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeUndefined()
  },
)
