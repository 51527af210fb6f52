import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVerifyCode, verifyCode } from './verify-code.ts'

const hex = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 64, maxLength: 64 })
  .map((digits) => digits.join(''))

test('a code is twelve letters in fours, and comes back however it is typed', () => {
  fc.assert(
    fc.property(hex, (sha256) => {
      const code = verifyCode(sha256)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
      expect(readVerifyCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
      expect(readVerifyCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
    }),
  )
})

test('the code is read off the first 60 bits', () => {
  expect(verifyCode('0'.repeat(64))).toBe('0000-0000-0000')
  expect(verifyCode(`${'f'.repeat(15)}0${'0'.repeat(48)}`)).toBe('ZZZZ-ZZZZ-ZZZZ')
})

test.each(['', 'ZZZZ-ZZZZ-ZZZ', 'ZZZZ-ZZZZ-ZZZZZ', 'UUUU-ZZZZ-ZZZZ', '已-4444-4444'])(
  '"%s" is no code',
  (typed) => {
    expect(readVerifyCode(typed)).toBeUndefined()
  },
)
