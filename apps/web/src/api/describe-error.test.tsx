import { ERRORS } from '@systole/contract/errors'
import { beforeAll, expect, test } from 'vitest'
import { addTexts, changeLanguage, startI18n } from '../i18n/i18n.ts'
import { describeCode, describeError } from './describe-error.ts'
import { RefusedError } from './query.ts'
import { NetworkError } from './send.ts'

beforeAll(async () => {
  await startI18n('en_us')
  await addTexts('errors')
})

test.each(Object.entries(ERRORS))('%s has words in both languages', async (_name, { code }) => {
  const english = describeCode(code)
  await changeLanguage('zh_hk')
  const chinese = describeCode(code)
  await changeLanguage('en_us')
  expect(english).toBeTruthy()
  expect(chinese).toBeTruthy()
  expect(chinese).not.toBe(english)
})

test('an unknown code is told in the server’s words', () => {
  expect(describeError(new RefusedError(-9999, 'Moon is full'))).toBe('Moon is full')
})

test('a lost connection says what to do', () => {
  expect(describeError(new NetworkError('x'))).toMatch(/Check the connection/)
})

test('anything else is the unknown error', () => {
  expect(describeError(new Error('boom'))).toBe('Unknown Error: Please try again later.')
})
