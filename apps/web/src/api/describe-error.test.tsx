import { ERRORS } from '@systole/contract/wire/errors'
import { type Language, languages } from '@systole/i18n/languages'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { addTexts, changeLanguage, startI18n } from '../i18n/i18n.ts'
import { describeCode, describeError } from './describe-error.ts'
import { RefusedError } from './query.ts'
import { NetworkError, StrangerAnswered } from './send.ts'

beforeAll(async () => {
  await startI18n('en_us')
  await addTexts('errors')
})
afterEach(() => changeLanguage('en_us'))

test.each(languages)('ERR-1 every code has words of its own in %s', async (language: Language) => {
  await changeLanguage(language)
  const codes = Object.values(ERRORS).map(({ code }) => code)
  const without = codes.filter((code) => !describeCode(code))
  expect(without).toEqual([])
  expect(new Set(codes.map(describeCode)).size).toBe(codes.length)
})

test('ERR-1 an unknown code is shown as (code) error, in the server’s words, with a reference', () => {
  const unknown = new RefusedError({
    code: -9999,
    message: 'Moon is full.',
    error: 'unknown',
    reference: 'a1b2',
  })
  expect(describeError(unknown)).toBe('(-9999) error. Moon is full. Reference: a1b2')
})

test('an unknown code without words still says what to do', () => {
  const silent = new RefusedError({ code: -9999, message: '', error: 'unknown' })
  expect(describeError(silent)).toBe(
    '(-9999) error. Try again; if it happens again, contact support.',
  )
})

test.each([
  ['invalidParameter', { field: 'pname' }, /^Pet name is missing or invalid/],
  ['invalidParameter', { field: 'params.pets.0.dob' }, /^Date of birth is missing/],
  ['invalidParameter', { field: 'toString' }, /^Something in the form/],
  ['invalidParameter', null, /^Something in the form/],
  [
    'invalidCharacter',
    { field: 'pname', characters: ['U+0007', 'U+202E'] },
    /^Pet name .*: U\+0007, U\+202E\. /,
  ],
  ['invalidCharacter', { field: 'x', characters: ['U+0007'] }, /^A field .*U\+0007/],
  ['invalidCharacter', { field: 'pname', characters: [] }, /^Some characters/],
] as const)('ERR-4 %s with %j names what is wrong', (error, data, words) => {
  const refused = new RefusedError({ ...ERRORS[error], error, data })
  expect(describeError(refused)).toMatch(words)
})

test('a portal that restarts is busy, not broken', () => {
  const draining = new RefusedError({ ...ERRORS.unknown, error: 'unknown', retryAfter: 5 })
  expect(describeError(draining)).toMatch(/busy or restarting/)
})

test('a lost connection says what to do, and so does a stranger’s answer', () => {
  expect(describeError(new NetworkError('x'))).toMatch(/Check your connection/)
  expect(describeError(new StrangerAnswered('x'))).toMatch(/instead of the portal/)
})

test('anything else is the unknown error', () => {
  expect(describeError(new Error('boom'))).toBe('Unknown Error: Please try again later.')
})
